/** Words that many people use as a password; lower case, without umlauts. */
export const COMMON_WORDS: readonly string[] = `
  passwort password passwd pass kennwort geheim secret hallo hello welcome willkommen login logon admin administrator administator user benutzer
  root system server service support guest gast office firma company demo test temp start master default changeme access letmein
  trustno whatever computer internet google facebook samsung iphone windows microsoft arbeit bewerbung stellwerk recruiting iloveyou
  ichliebedich love liebe schatz schatzi baby angel engel jesus family familie forever friends freunde lovely princess prinzessin
  sunshine monkey dragon tinkerbell hellokitty spongebob harrypotter starwars superman batman spiderman pokemon pikachu naruto winniethepooh winnie pooh
  minecraft fortnite shadow fussball football baseball basketball soccer hockey bayern bayernmuenchen dortmund borussia schalke
  liverpool liverpoolfc chelsea arsenal manchester united barcelona realmadrid juventus mustang ferrari porsche mercedes sommer
  winter herbst fruehling summer spring autumn januar februar maerz april juni juli august september oktober november dezember
  january february march june july october december montag dienstag mittwoch donnerstag freitag samstag sonntag monday friday sunday
  deutschland germany berlin hamburg muenchen koeln frankfurt stuttgart london america butterfly chocolate schokolade strawberry
  cookie flower purple orange banana unbelievable motherfucker fuck fuckyou asshole arschloch scheisse michael alexander thomas
  andreas stefan daniel jessica nicole julia sabrina charlie jordan michelle ashley jennifer christopher christian sebastian
  matthias mein meine dein my das ist the ein und and me ich you new neu is in world welt`
  .trim()
  .split(/\s+/);
