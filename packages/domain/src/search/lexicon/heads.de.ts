/** Heads of compounds with nearly the same meaning: where one line has two, 'Küchenhilfe' finds 'Küchenhelfer'. */
export const heads = `
helfer, hilfe, hilfskraft
hilfe, kraft
schwester, pfleger
gehilfe, fachangestellte
mechaniker, mechatroniker
trainer, lehrer
lehrer, lehrkraft, dozent
leiter, leitung
verkäufer, verkauf, fachverkäufer
fahrer, führer
arzt, medizin, heilkunde
bauer, bau, macher
arbeiter, mitarbeiter, kraft
betreuer, betreuung, begleiter, begleitung
monteur, techniker, installateur
entwickler, developer, programmierer
berater, consultant
putzer, reiniger, reinigung
`;
