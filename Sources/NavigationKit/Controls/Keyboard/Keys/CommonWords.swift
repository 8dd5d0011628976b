/// English words of every day that suggestions are made of, the more frequent ones first.
nonisolated enum CommonWords {
  /// Words that begin a sentence, and that go on in one.
  static let first = ["The", "I’m", "We"]
  static let next = ["the", "and", "to"]

  static let all: [String] = """
    the that this they there then with would what when will where have here happy good great going
    hello help home how just know like look love make more much need never not now only other our
    out over people please really right see should some something soon still sure take than thank
    thanks think time today tomorrow tonight very want was way we well were who why work yes you
    your about after again all also always and any are back because been before but can come could
    day did down even every first for from get give go her him his into its last let little long
    may me meet might most my new next of off old on one she so above across afternoon against
    album almost along already although among animal another answer anyone anything apple around
    arrive ask autumn away beautiful become begin behind believe below beside best better between
    big birthday blue boat book both bread breakfast bridge bring brother build busy buy call came
    car care careful change city clean clear close cloud coffee cold colour coming country course
    cup dark daughter dear different dinner door dream drink drive each early easy eat either else
    end enjoy enough evening ever everyone everything example eye face fall family far fast father
    favourite feel few find fine finish fish flower follow food forest forget found free fresh
    friday friend friends full fun garden gave getting gift glad goes gone goodbye got green
    ground group grow guess had half hand happen hard has having head hear heard heart heavy
    herself high himself hold holiday hope hotel hour hours house however hundred idea important
    inside instead island itself job journey keep kind kitchen knew known lake language large late
    later laugh learn least leave left less letter life light likely line list listen live looking
    lot low lunch made making many march matter maybe mean meeting message milk mind minute
    minutes miss moment monday money month morning mother mountain move music must name near news
    nice night nothing number office often once open orange order outside own page paper park part
    party past perhaps person phone photo photos picture piece place plan play point possible
    pretty problem promise put question quick quickly quiet quite rain read ready reason red
    remember rest river road room run said same saturday saw say school sea second seem seen send
    sent set several ship shop short show side simple since sister sit six sleep slow small smile
    snow someone sometimes son song sorry sound speak spring stand star start station stay stop
    story street strong such summer sun sunday table taken talk teacher tell their them these
    thing things those thought thousand three through thursday tired together told too took
    towards town train travel tree trip true try tuesday turn two under understand until upon use
    used usually village visit wait walk wall warm watch water weather wednesday week weekend
    welcome went whether which while white whole whose wind window winter wish without woman
    wonderful word words world write wrong year years yellow yesterday yet young yours yourself
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
}
