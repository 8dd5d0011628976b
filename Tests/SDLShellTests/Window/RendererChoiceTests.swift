import Testing

@testable import SDLShell

@Suite struct RendererChoiceTests {
  @Test func `without a graphics device auto does not even try one`() {
    #expect(!RendererChoice.auto.mayAccelerate(hasGraphicsDevice: false))
    #expect(RendererChoice.auto.mayAccelerate(hasGraphicsDevice: true))
    #expect(!RendererChoice.software.mayAccelerate(hasGraphicsDevice: true))
    #expect(RendererChoice.accelerated.mayAccelerate(hasGraphicsDevice: false))
  }

  @Test(arguments: [
    ("llvmpipe (LLVM 15.0.6, 256 bits)", false), ("softpipe", false),
    ("Software Rasterizer", false),
    ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", true), ("AMD Radeon RX 6600", true),
  ])
  func `auto sends away software that poses as a graphics card`(name: String, isKept: Bool) {
    #expect(RendererChoice.auto.keepsAccelerated(openGLRenderer: name) == isKept)
  }

  @Test func `who asks for acceleration gets it, whatever it is`() {
    #expect(RendererChoice.accelerated.keepsAccelerated(openGLRenderer: "llvmpipe"))
    #expect(RendererChoice.auto.keepsAccelerated(openGLRenderer: nil))
  }
}
