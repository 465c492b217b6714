/** Education, social work, science. */
export const social = `
Kita, Kindertagesstätte, Kindergarten, Kinderhaus, Erzieher, Krippe, Kinderkrippe, Kinderbetreuung, Hort
Erzieher, Kindergärtnerin, Pädagogische Fachkraft, Kinderpfleger, Kindheitspädagoge, Sozialassistent, Kita, Educator
Kindergärtner, Erzieher, Kita, Kindergarten
Kinderpfleger, Sozialassistent, Pädagogische Ergänzungskraft, Pädagogische Hilfskraft, Kitahelfer, Kinderbetreuer
Tagesmutter, Kindertagespflege, Kinderbetreuung, Nanny, Babysitter, Kinderfrau, Au-pair
Kitaleitung, Leitung Kindertagesstätte, Einrichtungsleitung, Kindergartenleitung
Sozialpädagoge, Sozialarbeiter, Soziale Arbeit, Sozialarbeit, Sozialdienst, Streetworker, Social Worker, Schulsozialarbeit
Jugendhilfe, Jugendamt, Jugendarbeit, Wohngruppe, Kinder- und Jugendhilfe, Jugendbetreuer, Allgemeiner Sozialer Dienst, ASD
Pädagoge, Pädagogik, Erziehungswissenschaftler, Pädagogische Fachkraft, Bildungsreferent
Lehrer, Lehrkraft, Lehrerin, Pädagoge, Studienrat, Teacher, Lehramt, Vertretungslehrer, Grundschullehrer, Schule
Berufsschullehrer, Fachlehrer, Lehrkraft, Fachpraxislehrer
Nachhilfelehrer, Nachhilfe, Tutor, Lernförderung, Hausaufgabenbetreuung
Dozent, Trainer, Lehrbeauftragter, Referent, Kursleiter, Ausbilder, Lecturer, Honorarkraft, Instructor
Deutschlehrer, DaF, DaZ, Deutsch als Fremdsprache, Sprachlehrer, Integrationskurs
Schulbegleiter, Integrationshelfer, Integrationshilfe, Schulassistenz, Schulhelfer, Inklusionsassistent, Individualbegleiter, Integrationskraft, Inklusionshelfer, Teilhabeassistenz
Ganztagsbetreuung, OGS, Hort, Schulkindbetreuung, Nachmittagsbetreuung
Fahrlehrer, Fahrschule, Fahrschullehrer
Musiklehrer, Musikschule, Musikpädagoge
Schulleiter, Rektor, Direktor, Schulleitung
Hochschule, Universität, Uni, Fachhochschule, Institut > Hochschule, Universität, Wissenschaftlicher Mitarbeiter, Dozent, Professor, Doktorand, Institut, Lehrstuhl, Akademischer Rat
Professor, Wissenschaftler, Hochschullehrer, Professur, Lehrstuhl
Wissenschaftlicher Mitarbeiter, WiMi, Doktorand, Postdoc, Promotion, Forscher, Research Associate, Scientist, Wissenschaftler, Forschung
Bibliothekar, Bibliothek, Fachangestellter für Medien- und Informationsdienste, FaMI, Archivar, Archiv, Bücherei
Betreuer, Betreuungskraft, Pädagogischer Mitarbeiter, Betreuungsassistenz
Familienhelfer, Familienhilfe, SPFH, Familienpfleger, Haushaltshilfe
Arbeitserzieher, Gruppenleiter Werkstatt, Arbeitstherapeut, WfbM, Arbeitsanleiter, Jobcoach
Berufsberater, Arbeitsvermittler, Jobcoach, Bildungsbegleiter, Integrationscoach
Pfarrer, Seelsorger, Pastor, Diakon, Gemeindereferent, Kirche
Bundesfreiwilligendienst, BFD, Bufdi, FSJ, Freiwilliges Soziales Jahr, FÖJ, Freiwilligendienst, Zivi, Zivildienst
Übersetzer, Dolmetscher, Sprachmittler, Translator, Fremdsprachenkorrespondent
Biologe, Biologie, Biotechnologe, Life Sciences, Naturwissenschaftler
Chemiker, Chemie, Chemist, Naturwissenschaftler
Physiker, Physik, Physicist, Naturwissenschaftler
Mathematiker, Mathematik, Statistiker, Aktuar
Geologe, Geowissenschaftler, Geograf, Geograph
Laborant, Chemielaborant, Biologielaborant, CTA, BTA, Laborassistent, Laborhelfer, Labormitarbeiter, Lab Technician, Laborfachkraft
Chemikant, Pharmakant, Chemiefacharbeiter, Produktionsfachkraft Chemie
Kindern, Kinder betreuen, Kinder > Erzieher, Kinderpfleger, Kinderbetreuer, Pädagogische Fachkraft, Kita, Lehrer
Mathelehrer, Lehrkraft Mathematik > Mathelehrer, Lehrkraft Mathematik, Mathematik, Lehrer
Gemeinde, Rathaus, Kommune, Stadt > Stadtverwaltung, Gemeindeverwaltung, Verwaltungsfachangestellte, Gemeinde, Stadt, Verwaltungsfachwirt
Frühpädagoge, Frühpädagogik > Frühpädagoge, Frühpädagogik, Kindheitspädagoge, Erzieher, Pädagogische Fachkraft
Erwachsenenbildung, Trainer Weiterbildung, Seminarleiter > Weiterbildung, Erwachsenenbildung, Trainer Weiterbildung, Dozent, Bildungsreferent, Seminarleiter
Betreutes Wohnen, Wohnen, Eingliederungshilfe, Wohngruppe > Heilerziehungspfleger, Sozialpädagoge, Pädagogische Fachkraft, Betreuer, Wohngruppe
Soziologe, Soziologie, Sozialwissenschaftler, Politikwissenschaftler, Politik > Wissenschaftlicher Mitarbeiter, Referent, Sozialwissenschaftler, Projektreferent
Bewährungshilfe, Bewährungshelfer > Bewährungshilfe, Bewährungshelfer, Sozialarbeiter, Sozialpädagoge
Schuldnerberatung, Schuldnerberater, Sozialberatung > Schuldnerberatung, Schuldnerberater, Sozialarbeiter, Sozialberatung
Flüchtlingshilfe, Flüchtlingsberatung, Migration, Asyl, Integration > Flüchtlingshilfe, Flüchtlingsberatung, Migration, Asyl, Sozialarbeiter, Integration=
Studienberatung, Studienberater, Bildungsberater > Studienberatung, Studienberater, Bildungsberater, Berufsberater, Bildungsreferent
PhD, Promotionsstelle > PhD, Doktorand, Promotion, Promotionsstelle, Wissenschaftlicher Mitarbeiter
Gymnasiallehrer, Gymnasium, Sekundarstufe > Gymnasiallehrer, Gymnasium, Lehrer, Lehrkraft, Sekundarstufe
Türkisch, Arabisch, Russisch, Polnisch > Dolmetscher, Übersetzer, Sprachmittler
Inklusionsbegleiter, Schulbegleitung > Inklusionsbegleiter, Schulbegleiter, Integrationshelfer, Schulbegleitung, Inklusionshelfer
Gefängnis, Justizvollzug, JVA, Vollzugsbeamter, Justizvollzugsbeamter
Berufsbetreuer, Rechtlicher Betreuer > Berufsbetreuer, Rechtlicher Betreuer, Sozialarbeiter, Sozialpädagoge, Jurist
Elementarpädagoge, Kindergartenpädagoge, Kleinkindererzieher > Elementarpädagoge, Erzieher, Kindheitspädagoge, Kita, Pädagogische Fachkraft
FaBe, Fachfrau Betreuung, Fachmann Betreuung > FaBe, Fachfrau Betreuung, Betreuungskraft, Heilerziehungspfleger, Erzieher
Primarlehrer, Volksschullehrer > Primarlehrer, Grundschullehrer, Lehrer, Lehrkraft
Kindergarten Teacher > Kindergarten, Erzieher, Kita
Küster, Mesner > Küster, Mesner, Kirche, Hausmeister
Kirchenmusiker, Organist, Kantor > Kirchenmusiker, Organist, Kantor, Musiker, Musik
Zivildiener > Zivildiener, Bundesfreiwilligendienst, FSJ
Kunsttherapeut, Musiktherapeut > Kunsttherapeut, Musiktherapeut, Ergotherapeut, Therapeut, Heilpädagoge
Archäologe, Historiker > Archäologe, Historiker, Museum, Archivar, Wissenschaftlicher Mitarbeiter
`;
