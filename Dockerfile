# navshell with fonts, for captures and comparisons on a server:
#   docker build -t navshell .
#   docker run --rm -v "$PWD:/work" navshell verify scenarios --report report
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
    libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libharfbuzz-dev libfribidi-dev zlib1g-dev libcairo2-dev \
    libfontconfig-dev libx11-dev libxext-dev libxml2-dev dpkg-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /navigationkit
COPY . .
RUN NAVSHELL_READY=1 make deb

FROM debian:bookworm-slim
COPY --from=build /navigationkit/.build/packages/navshell_*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends \
    /tmp/navshell_*.deb fonts-inter fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji \
    && rm -rf /tmp/navshell_*.deb /var/lib/apt/lists/*
WORKDIR /work
ENTRYPOINT ["navshell"]
CMD ["--help"]
