/**
 * Words that only look like a part of others: 'Transport' is no sport. After the colon come folded parts of words, as regular
 * expressions, which the word before it does not mean.
 */
export const lookalikes = `
amt: gesamt|samt
auto: automat|autor
bank: bankett
bar: barrie|bargeld|barcode
bauer: .bauer
bote: gebot|verbot
bus: busin
eis: eisen|kreis|preis|reis|weis
gas: gast|gaso
info: informat
intern: international|internet|internist
kasse: kassel
kran: krank
kunst: kunststoff
kur: kurier|kurs
labor: ollabor
lack: black|slack
land: deutschland
lehre: lehrer|lehrk
leiter: gleiter
leitung: gleitung
lok: lokal
mode: moder|model|modul
ober: ober.
oper: operat
post: posten|poster
rad: radio|grad
radio: radiolog
regie: regio
richter: richtung
rust: .rust|rust.
sales: salesforce
ski: skill
spa: spa[nrtz]|space
sport: transport
tanz: [bis]tanz
tax: taxi
theke: apotheke|bibliotheke
ton: beton
trainee: trainer
trainer: trainee
uhr: fuhr
uni: uni[ctfvx]|union
ware: [dfmpt]ware
wart: wartung
web: weber
werk: werkstu|werkzeug|werkstoff|werkstatt
wirt: wirtschaft
zoo: zoom
zug: aufzug|bezug|umzug|vollzug
`;
