/** Nursing, medicine, therapy. How a line is read: `./index.ts`. */
export const care = `
Krankenschwester, Krankenpfleger, Pflegefachfrau, Pflegefachmann, Pflegefachkraft, Gesundheits- und Krankenpfleger, examinierte Pflegekraft, Stationsschwester, Nurse
Altenpfleger, Altenpflege, Pflegefachkraft, Pflegefachmann, Seniorenpflege, Geriatrie
Pflegehelfer, Pflegehilfskraft, Pflegeassistent, Krankenpflegehelfer, Altenpflegehelfer, Schwesternhelferin, Pflegekraft, Stationshilfe, Pflegefachhelfer
Pfleger, Pflege, Pflegekraft, Pflegefachkraft, Pflegefachmann, Krankenschwester
Kinderkrankenschwester, Kinderkrankenpfleger, Gesundheits- und Kinderkrankenpfleger, Pädiatrie
Pflegedienstleitung, PDL, Stationsleitung, Wohnbereichsleitung, Pflegeleitung, Pflegedirektor
PFA, Pflegefachassistent, Pflegeassistent
Intensivpfleger, Intensivpflege, Intensivstation, Anästhesiepflege, Beatmungspflege, Fachpfleger
OP-Schwester, OTA, Operationstechnischer Assistent, OP-Pflege, Anästhesietechnischer Assistent, ATA, Fachpfleger OP
Ambulante Pflege, Häusliche Pflege, Pflegedienst, Sozialstation, Hauskrankenpflege
Betreuungskraft, Alltagsbegleiter, Betreuungsassistent, Seniorenbetreuung, Alltagshelfer, Seniorenbegleiter, 43b
Arzthelferin, Medizinische Fachangestellte, MFA, Sprechstundenhilfe, Praxisassistenz, Praxishilfe
Zahnarzthelferin, Zahnmedizinische Fachangestellte, ZFA, Stuhlassistenz, Zahnmedizinische Prophylaxeassistentin, ZMP, Dentalhygieniker, Prophylaxe
Arzt, Mediziner, Facharzt, Assistenzarzt, Oberarzt, Doctor, Weiterbildungsassistent, Humanmediziner, Chefarzt, Doktor
Praxismanager, Praxismanagement, Praxisleitung, Praxiskoordinator, ZMV, Medizinische Fachangestellte
Hausarzt, Allgemeinmediziner, Allgemeinmedizin, Innere Medizin
Internist, Innere Medizin, Kardiologie
Chirurg, Chirurgie, Orthopädie, Unfallchirurgie
Frauenarzt, Gynäkologe, Gynäkologie
Kinderarzt, Pädiater, Pädiatrie, Kinder- und Jugendmedizin
Augenarzt, Ophthalmologe, Augenheilkunde
Radiologe, Radiologie, Röntgen, MTR, MTRA, Medizinischer Technologe Radiologie
Psychiater, Psychiatrie, Nervenarzt, Neurologe
Zahnarzt, Zahnmediziner, Zahnmedizin, Dentist, Zahnarztpraxis, Kieferorthopäde, Oralchirurg
Tierarzt, Veterinär, Veterinärmediziner, Tiermedizin
Tierarzthelferin, Tiermedizinische Fachangestellte, TFA
Psychologe, Psychotherapeut, Psychologischer Berater, Psychologie, Therapeut
Physiotherapeut, Physiotherapie, Physio, Krankengymnast, Krankengymnastik
Ergotherapeut, Ergotherapie, Beschäftigungstherapeut
Logopäde, Logopädie, Sprachtherapeut, Sprechtherapeut, Sprachtherapie
Masseur, Medizinischer Bademeister, Massage, Wellness
Podologe, Fußpflege, Podologie, Medizinische Fußpflege
Therapeut, Therapie > Therapeut, Physiotherapeut, Ergotherapeut, Logopäde, Psychotherapeut
Hebamme, Entbindungspfleger, Geburtshelfer, Geburtshilfe
Rettungssanitäter, Notfallsanitäter, Rettungsassistent, Sanitäter, Rettungsdienst, Krankenwagenfahrer, Krankentransport, Rettungshelfer, Paramedic
Apotheker, Pharmazeut, Pharmazie, Apotheke
PTA, Pharmazeutisch-technischer Assistent, PKA, Apothekenhelferin, Apotheke
MTA, MTLA, Medizinisch-technischer Assistent, Medizinischer Technologe, Laboratoriumsanalytik, Laborassistent
Optiker, Augenoptiker, Optometrist
Hörakustiker, Hörgeräteakustiker, Akustiker
Zahntechniker, Dentaltechnik, Dentallabor
Orthopädietechniker, Orthopädieschuhmacher, Orthopädiemechaniker, Prothesenbauer, Sanitätshaus
Diätassistent, Ernährungsberater, Ökotrophologe, Ernährungsberatung
Heilerziehungspfleger, HEP, Heilpädagoge, Behindertenhilfe, Eingliederungshilfe, Behindertenbetreuung, Heilerziehung
Medizinischer Schreibdienst, Arztsekretärin, Chefarztsekretariat, Medizinische Schreibkraft
Medizinischer Kodierer, Kodierfachkraft, Medizincontrolling
Pharmareferent, Pharmaberater, Medizinprodukteberater, Klinikreferent, Außendienst Pharma
Praxisanleiter, Pflegepädagoge, Medizinpädagoge
Heilpraktiker, Osteopath, Naturheilkunde, Physiotherapeut, Masseur
Krankenhaus, Klinik, Klinikum, Hospital > Krankenhaus, Klinik, Klinikum, Pflegefachkraft, Krankenpfleger, Assistenzarzt, Pflegefachmann, Oberarzt
Altenheim, Pflegeheim, Seniorenheim, Seniorenresidenz, Seniorenzentrum, Altersheim > Altenheim, Pflegeheim, Seniorenheim, Seniorenzentrum, Altenpfleger, Pflegefachkraft, Pflegehelfer, Betreuungskraft
OP, Operationssaal, OP-Pflege, OTA, Operationstechnischer Assistent, Anästhesie, Chirurgie
HNO, Hals-Nasen-Ohren-Heilkunde, Facharzt, Logopäde
Alte Menschen betreuen, Alten betreuen, Senioren betreuen > Betreuungskraft, Alltagsbegleiter, Altenpfleger, Pflegehelfer
Massage > Masseur, Physiotherapeut, Wellness
Gesundheit, Gesundheitswesen, Medizin > Gesundheit, Medizinische Fachangestellte, Pflegefachkraft, Physiotherapeut, Arzt, Klinik
`;
