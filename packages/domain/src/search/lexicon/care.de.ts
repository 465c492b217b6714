/** Nursing, medicine, therapy. Format of a line: `./index.ts`. */
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
Diätassistent, Ernährungsberater, Ökotrophologe, Ernährungsberatung, Ernährung
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
Anästhesist, Narkosearzt, Intensivmedizin, Anästhesiologie > Anästhesist, Narkosearzt, Anästhesie, Intensivmedizin, Anästhesiologie
Blutabnahme, Blutspende > Blutabnahme, Blutspende, Medizinische Fachangestellte, Pflegefachkraft, MTLA
Brille, Brillen, Kontaktlinsen, Sehtest > Brille, Brillen, Augenoptiker, Optiker, Kontaktlinsen
Hörgeräte > Hörgeräte, Hörakustiker, Hörgeräteakustiker
Labor, Medizinlabor > Medizinischer Technologe, MTLA, MTA, Laborant, Laboratoriumsanalytik
Kieferorthopädie > Kieferorthopädie, Kieferorthopäde, Zahnmedizinische Fachangestellte, Zahnarzt
Hautarzt, Dermatologe, Dermatologie
Kardiologe, Herz > Kardiologe, Kardiologie, Herz, Innere Medizin
Urologe, Urologie
Orthopäde > Orthopäde, Orthopädie, Unfallchirurgie
Onkologie, Onkologe, Hämatologie, Krebs
Dialyse, Nephrologie, Pflegefachkraft Dialyse
Hospiz, Palliativ, Palliativpflege > Hospiz, Palliativ, Palliativpflege, Pflegefachkraft
Wundexperte, Wundmanager, Wundversorgung, Pflegetherapeut Wunde > Wundexperte, Wundmanager, Wundversorgung, Pflegefachkraft, Pflegetherapeut Wunde
Sterilisation, AEMP, ZSVA, Medizinproduktaufbereitung, Sterilgutassistent
Medizintechniker, Medizintechnik, Medizinprodukte
Heimleitung > Heimleitung, Einrichtungsleitung, Pflegedienstleitung
Krankenfahrer, Patientenfahrdienst > Krankenfahrer, Patientenfahrdienst, Krankentransport, Fahrdienst, Rettungssanitäter
Suchtberater, Suchtberatung, Suchthilfe > Suchtberater, Suchtberatung, Suchthilfe, Sozialarbeiter, Psychologe
Gesundheitsberater, Gesundheitsmanager, Prävention > Gesundheitsberater, Ernährungsberater, Gesundheitsmanager, Prävention
Case Manager, Care Manager, Casemanagement, Überleitungsmanagement > Case Manager, Care Manager, Casemanagement, Sozialdienst, Überleitungsmanagement
Klinische Studien, Clinical Research Associate, Clinical Trial, Study Nurse, Studienassistent, CRA
Stationsarzt > Stationsarzt, Assistenzarzt, Facharzt, Arzt
Betriebsarzt, Arbeitsmediziner, Arbeitsmedizin > Betriebsarzt, Arbeitsmediziner, Arbeitsmedizin, Facharzt, Arzt
Tattoo, Tätowierer, Piercer > Tätowierer, Kosmetiker, Permanent Make-up
DGKP, DGKS, Diplomierte Gesundheits- und Krankenpflegerin > DGKP, Gesundheits- und Krankenpfleger, Krankenpfleger, Pflegefachkraft, Pflegefachmann
FaGe, Fachfrau Gesundheit, Fachmann Gesundheit > FaGe, Fachfrau Gesundheit, Pflegefachkraft, Pflegeassistent, Pflegehelfer, Pflegefachmann
Spitex > Spitex, Ambulante Pflege, Häusliche Pflege, Pflegedienst, Pflegefachkraft
Ordinationsassistentin, Ordinationsassistenz, Medizinische Praxisassistentin, MPA > Ordinationsassistenz, Medizinische Fachangestellte, Arzthelferin, MFA, Praxisassistenz
Dentalassistentin > Dentalassistentin, Zahnmedizinische Fachangestellte, Zahnarzthelferin, ZFA
Heimhilfe, Heimhelfer > Heimhilfe, Pflegehelfer, Betreuungskraft, Alltagsbegleiter, Haushaltshilfe
Caregiver, Carer > Caregiver, Betreuungskraft, Pflegehelfer, Pflegekraft, Altenpfleger, Alltagsbegleiter
Physician > Physician, Arzt, Facharzt, Assistenzarzt, Oberarzt
Pharmacist > Pharmacist, Apotheker, Pharmazeut, PTA
Physiotherapist, Physical Therapist > Physiotherapist, Physiotherapeut, Physiotherapie
Midwife > Midwife, Hebamme, Geburtshelfer
Hygienefachkraft, Desinfektor > Hygienefachkraft, Desinfektor, Pflegefachkraft, Medizinproduktaufbereitung
`;
