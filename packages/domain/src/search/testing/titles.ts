/** Titles as German employers write them, of every field of work; written for these trials. */
export const TITLES = `
Pflegefachkraft (m/w/d) für die Intensivstation
Pflegefachmann / Pflegefachfrau (m/w/d) in Voll- oder Teilzeit
Examinierte*r Altenpfleger*in (m/w/d) Wohnbereich 2
Altenpflegerin als Wohnbereichsleitung
Pflegehelfer (m/w/d) ambulanter Dienst
Pflegeassistent/in mit einjähriger Ausbildung
Stellv. Pflegedienstleitung (w/m/d)
Pflegefachkraft Dauernachtwache (m/w/d)
Gesundheits- und Kinderkrankenpfleger:in Neonatologie
Medizinische Fachangestellte (MFA) Kardiologie
Zahnmedizinische Fachangestellte (ZFA) Stuhlassistenz
Assistenzarzt (m/w/d) Innere Medizin
Oberarzt (m/w/d) Anästhesie und Intensivmedizin
Facharzt für Allgemeinmedizin (m/w/d) im MVZ
Fachärztin / Facharzt für Psychiatrie und Psychotherapie
Physiotherapeut (m/w/d) in Reha-Zentrum
Ergotherapeut*in für Pädiatrie
Logopäde / Logopädin (m/w/d)
Hebamme / Entbindungspfleger (m/w/d)
Notfallsanitäter (m/w/d) Rettungswache Nord
Operationstechnischer Assistent (OTA) (m/w/d)
Medizinischer Technologe für Radiologie (MTR)
Pharmazeutisch-technische Assistentin (PTA)
Apotheker (m/w/d) Filialleitung
Augenoptiker (m/w/d)
Hörakustiker / Hörakustikmeister (m/w/d)
Zahntechniker:in Keramik
Diätassistent (m/w/d)
Heilerziehungspfleger (m/w/d) Wohnheim
Betreuungskraft nach § 43b SGB XI
Alltagsbegleiter (m/w/d) für Seniorinnen und Senioren
Medizinischer Kodierer (m/w/d)
Tiermedizinische Fachangestellte (TFA)
Tierarzt (m/w/d) Kleintierpraxis
Psychologe (M.Sc.) in der Suchtberatung
Podologin (m/w/d)
Erzieher (m/w/d) in der Kindertagesstätte Regenbogen
Staatlich anerkannte Erzieherin für Krippengruppe
Leitung Kindertagesstätte (m/w/d)
Pädagogische Fachkraft (m/w/d) Hort
Kinderpflegerin / Sozialassistentin
Sozialpädagoge (m/w/d) Jugendhilfe
Sozialarbeiter:in im Allgemeinen Sozialen Dienst (ASD)
Schulbegleitung (m/w/d) / Integrationskraft
Lehrkraft für Mathematik und Physik
Grundschullehrerin (m/w/d)
Dozent (m/w/d) Deutsch als Fremdsprache
Fahrlehrer (m/w/d) Klasse B
Wissenschaftliche:r Mitarbeiter:in am Institut für Werkstoffkunde
Bibliothekar (m/w/d) Stadtbibliothek
Bundesfreiwilligendienst (BFD) im Seniorenzentrum
Chemielaborant (m/w/d) Analytik
Chemikant (m/w/d)
Biologisch-technische Assistenz (BTA)
Personalreferent (m/w/d) mit Schwerpunkt Recruiting
HR Business Partner (f/m/d)
Personalsachbearbeiter (m/w/d) Entgeltabrechnung
Recruiter / Talent Acquisition Specialist (all genders)
Personaldisponent (m/w/d) Zeitarbeit
Lohn- und Gehaltsbuchhalter (m/w/d)
Finanzbuchhalter (m/w/d) in Teilzeit
Debitorenbuchhalter (m/w/d)
Bilanzbuchhalter (m/w/d) HGB/IFRS
Accountant (m/f/d) General Ledger
Controller (m/w/d) Vertriebscontrolling
Steuerfachangestellte (m/w/d)
Steuerberater (m/w/d) mittelständische Kanzlei
Wirtschaftsprüfer (m/w/d)
Interner Revisor (m/w/d)
Kaufmann für Büromanagement (m/w/d)
Sachbearbeiter (m/w/d) Auftragsabwicklung
Assistenz der Geschäftsführung (m/w/d)
Teamassistenz (m/w/d) 25 Std./Woche
Empfangsmitarbeiter (m/w/d) Front Office
Industriekaufmann / Industriekauffrau (m/w/d)
Kundenberater (m/w/d) im Inbound Callcenter
Customer Service Representative (m/w/d) German speaking
Strategischer Einkäufer (m/w/d) Elektronik
Rechtsanwalt (m/w/d) Arbeitsrecht
Syndikusrechtsanwalt / Legal Counsel (m/w/d)
Rechtsanwaltsfachangestellte (m/w/d)
Notarfachangestellte (m/w/d)
Justizfachwirt (m/w/d) Amtsgericht
Datenschutzbeauftragter (m/w/d)
Bankkaufmann (m/w/d) Privatkundenberatung
Vermögensberater (m/w/d)
Kaufmann für Versicherungen und Finanzen (m/w/d)
Schadensachbearbeiter (m/w/d) Kfz-Haftpflicht
Immobilienkaufmann (m/w/d) WEG-Verwaltung
Immobilienmakler (m/w/d)
Verwaltungsfachangestellte (m/w/d) Bürgeramt
Sachbearbeitung Bauordnung (m/w/d) TVöD E9b
Verwaltungsfachwirt (m/w/d) Stadtkämmerei
Sozialversicherungsfachangestellter (m/w/d)
Mitarbeiter im Ordnungsamt (m/w/d)
Qualitätsmanagementbeauftragter (m/w/d)
Fachkraft für Arbeitssicherheit (m/w/d)
Sustainability Manager (m/w/d)
Senior Softwareentwickler Java (m/w/d)
Software Engineer (all genders) Backend
Webentwickler PHP / Symfony (m/w/d)
Frontend Developer React (m/w/d)
Full Stack Developer (m/w/d) TypeScript
Fachinformatiker für Systemintegration (m/w/d)
Fachinformatiker Anwendungsentwicklung (m/w/d)
IT-Systemadministrator (m/w/d) Linux
Leiter Softwareentwicklung (m/w/d)
DevOps Engineer (m/w/d) Kubernetes
Cloud Architect Azure (m/w/d)
IT-Support Mitarbeiter 1st Level (m/w/d)
IT-Servicetechniker (m/w/d) Außendienst
Information Security Officer (m/w/d)
Network Engineer (m/w/d)
Scrum Master (m/w/d)
Product Owner (m/w/d) E-Commerce
Data Scientist (m/w/d)
Data Engineer (m/w/d) Snowflake
Business Intelligence Analyst (m/w/d)
Machine Learning Engineer (f/m/x)
SAP Consultant FI/CO (m/w/d)
SAP ABAP Entwickler (m/w/d)
Softwaretester / QA Engineer (m/w/d)
UX/UI Designer (m/w/d)
IT-Projektleiter (m/w/d)
Embedded Software Entwickler C++ (m/w/d)
.NET Entwickler C# (m/w/d)
iOS Developer (m/w/d)
Verkäufer (m/w/d) Teilzeit Filiale Mitte
Verkaufsberater (m/w/d) Möbel
Kaufmann im Einzelhandel (m/w/d)
Kassierer (m/w/d) SB-Warenhaus
Filialleiter (m/w/d) Drogeriemarkt
Stellvertretende Marktleitung (m/w/d)
Warenverräumer (m/w/d) auf Minijob-Basis
Bäckereifachverkäuferin (m/w/d)
Fleischereifachverkäufer (m/w/d)
Automobilverkäufer (m/w/d) Neuwagen
Vertriebsmitarbeiter im Außendienst (m/w/d)
Mitarbeiter Vertriebsinnendienst (m/w/d)
Area Sales Manager (m/w/d) DACH
Key Account Manager (m/w/d)
Vertriebsleiter (m/w/d) Region Süd
Sales Manager SaaS (m/w/d)
Marketing Manager (m/w/d)
Online Marketing Manager SEO/SEA (m/w/d)
Social Media Manager (m/w/d)
Referent Unternehmenskommunikation (m/w/d)
Produktmanager (m/w/d) Medizintechnik
E-Commerce Manager (m/w/d)
Grafikdesigner (m/w/d)
Mediengestalter Digital und Print (m/w/d)
Redakteur (m/w/d) Lokales
Content Creator / Videograf (m/w/d)
Fachkraft für Veranstaltungstechnik (m/w/d)
Eventmanager (m/w/d)
Medientechnologe Druck (m/w/d)
Florist (m/w/d)
Elektroniker für Energie- und Gebäudetechnik (m/w/d)
Elektroniker für Betriebstechnik (m/w/d)
Elektroinstallateur (m/w/d)
Anlagenmechaniker SHK (m/w/d) Kundendienst
Kundendienstmonteur Heizung/Sanitär (m/w/d)
Mechatroniker für Kältetechnik (m/w/d)
PV-Monteur / Solarteur (m/w/d)
Tischler / Schreiner (m/w/d)
Zimmerer (m/w/d) Holzbau
Dachdecker (m/w/d)
Maler und Lackierer (m/w/d)
Fahrzeuglackierer (m/w/d)
Maurer (m/w/d)
Beton- und Stahlbetonbauer (m/w/d)
Fliesenleger (m/w/d)
Trockenbaumonteur (m/w/d)
Straßenbauer (m/w/d)
Baggerfahrer (m/w/d)
Polier Hochbau (m/w/d)
Bauleiter (m/w/d) Schlüsselfertigbau
Gerüstbauer (m/w/d)
Metallbauer (m/w/d) Konstruktionstechnik
Schweißer WIG/MAG (m/w/d)
Hausmeister (m/w/d)
Objektbetreuer / Haustechniker (m/w/d)
Raumausstatter (m/w/d)
Maßschneider (m/w/d)
Friseur (m/w/d)
Kosmetikerin (m/w/d)
Bestattungsfachkraft (m/w/d)
Rettungsschwimmer (m/w/d) Freibad
Produktionsmitarbeiter (m/w/d) 3-Schicht
Produktionshelfer (m/w/d) auch Quereinsteiger
Maschinen- und Anlagenführer (m/w/d)
Industriemechaniker (m/w/d) Instandhaltung
Zerspanungsmechaniker CNC-Drehen (m/w/d)
CNC-Fräser (m/w/d)
Werkzeugmechaniker (m/w/d)
Verfahrensmechaniker Kunststoff (m/w/d)
Servicetechniker (m/w/d) Aufzüge
Qualitätsprüfer (m/w/d)
Werkleiter (m/w/d)
Industriemeister Metall (m/w/d)
Entwicklungsingenieur (m/w/d) Antriebstechnik
Konstrukteur (m/w/d) Maschinenbau
Technischer Produktdesigner (m/w/d)
Bauzeichner (m/w/d)
Elektrokonstrukteur EPLAN (m/w/d)
Projektingenieur TGA (m/w/d)
SPS-Programmierer (m/w/d)
Bauingenieur Tragwerksplanung (m/w/d)
Architekt (m/w/d) LPH 1-5
Vermessungstechniker (m/w/d)
Fluggerätmechaniker (m/w/d)
Kfz-Mechatroniker (m/w/d)
Serviceberater Kfz (m/w/d)
Karosseriebauer (m/w/d)
Fahrzeugaufbereiter (m/w/d)
Land- und Baumaschinenmechatroniker (m/w/d)
Zweiradmechatroniker (m/w/d)
Fachkraft für Lebensmitteltechnik (m/w/d)
Brauer und Mälzer (m/w/d)
Fachkraft für Lagerlogistik (m/w/d)
Lagerhelfer / Kommissionierer (m/w/d)
Staplerfahrer (m/w/d) Spätschicht
Lagerleiter (m/w/d)
Mitarbeiter Wareneingang (m/w/d)
Disponent (m/w/d) Nahverkehr
Kaufmann für Spedition und Logistikdienstleistung (m/w/d)
Zolldeklarant (m/w/d)
Berufskraftfahrer CE (m/w/d) Nahverkehr
Kraftfahrer Klasse C (m/w/d)
Busfahrer (m/w/d) Linienverkehr
Triebfahrzeugführer (m/w/d)
Kundenbetreuer im Nahverkehr (m/w/d)
Fahrdienstleiter (m/w/d)
Gleisbauer (m/w/d)
Paketzusteller (m/w/d)
Auslieferungsfahrer Führerschein B (m/w/d)
Brief- und Paketzusteller (m/w/d)
Zeitungszusteller (m/w/d)
Möbelmonteur und Auslieferer (m/w/d)
Müllwerker / Lader (m/w/d)
Umwelttechnologe für Abwasserbewirtschaftung (m/w/d)
Flugbegleiter (m/w/d)
Luftsicherheitsassistent (m/w/d)
Sicherheitsmitarbeiter (m/w/d) § 34a
Fachkraft für Schutz und Sicherheit (m/w/d)
Brandschutzbeauftragter (m/w/d)
Reinigungskraft (m/w/d) vormittags
Glas- und Gebäudereiniger (m/w/d)
Objektleitung Unterhaltsreinigung (m/w/d)
Hauswirtschaftskraft (m/w/d)
Mitarbeiter Wäscherei (m/w/d)
Koch (m/w/d) à la carte
Chef de Partie (m/w/d)
Küchenhilfe (m/w/d)
Spülkraft (m/w/d) auf 556-Euro-Basis
Mitarbeiter Betriebsrestaurant (m/w/d)
Servicekraft (m/w/d) Restaurant
Chef de Rang (m/w/d)
Barista (m/w/d)
Restaurantleiter (m/w/d)
Restaurantmitarbeiter Systemgastronomie (m/w/d)
Hotelfachfrau / Hotelfachmann (m/w/d)
Rezeptionist (m/w/d) Nachtschicht
Housekeeping Mitarbeiter (m/w/d)
Tourismuskaufmann (m/w/d)
Fitnesstrainer (m/w/d)
Bäcker (m/w/d)
Konditor (m/w/d)
Fleischer / Metzger (m/w/d)
Landschaftsgärtner (m/w/d) GaLaBau
Forstwirt (m/w/d)
Landwirtschaftlicher Mitarbeiter (m/w/d)
Tierpfleger (m/w/d) Zoo
Pferdewirt (m/w/d)
Ausbildung zum Mechatroniker (m/w/d) 2027
Ausbildung Pflegefachfrau/-mann (m/w/d)
Auszubildende zur Kauffrau für Büromanagement 2027
Duales Studium Wirtschaftsinformatik (B.Sc.)
Praktikum Marketing (m/w/d)
Werkstudent (m/w/d) Controlling
Trainee Vertrieb (m/w/d)
Masterarbeit Batterietechnik (m/w/d)
Aushilfe Verkauf (m/w/d) Wochenende
Aushilfe Minijob Lager (m/w/d)
Ferienjob Produktion (m/w/d)
Teamleiter Kundenservice (m/w/d)
Abteilungsleiter Einkauf (m/w/d)
Geschäftsführer (m/w/d) gemeinnützige GmbH
Projektmanager (m/w/d) erneuerbare Energien
Unternehmensberater / Consultant (m/w/d) Strategie
Kinderbetreuer (m/w/d) Ganztag
Kurierfahrer (m/w/d) Medikamente
Montagehelfer (m/w/d)
Monteur Fenster und Türen (m/w/d)
Kranführer (m/w/d)
`
  .trim()
  .split('\n');
