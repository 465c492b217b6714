/** Production, engineering, vehicles. */
export const industry = `
Produktionshelfer, Produktionsmitarbeiter, Fabrikarbeiter, Fertigungsmitarbeiter, Maschinenhelfer, Bandarbeiter, Helfer, Montagehelfer, Produktion, Produktionskraft, Industriehelfer, Fertigungshelfer, Industriearbeiter, Hilfskraft, Production Worker
Fabrik, Produktion, Werk=, Fertigung > Produktion, Fertigung, Produktionsmitarbeiter, Produktionshelfer, Maschinenführer, Werk=, Fabrik
Fließband, Produktionsmitarbeiter, Montagemitarbeiter, Produktionshelfer
Helfer, Hilfskraft, Aushilfe, Hilfsarbeiter, Produktionshelfer, Lagerhelfer, Ungelernt, Quereinsteiger
Maschinenführer, Maschinenbediener, Anlagenführer, Maschinen- und Anlagenführer, Anlagenbediener, Maschineneinrichter, Machine Operator, Maschinist, Einrichter, Anlagenfahrer
Industriemechaniker, Schlosser, Betriebsschlosser, Maschinenschlosser, Instandhaltungsmechaniker, Mechaniker, Feinwerkmechaniker, Industriemechanik, Industrial Mechanic
Mechaniker, Industriemechaniker, Mechatroniker, Kfz-Mechatroniker, Schlosser, Mechanic, Monteur
Mechatroniker, Mechatronik, Mechaniker, Elektroniker
Zerspanungsmechaniker, CNC-Fräser, CNC-Dreher, Dreher, Fräser, Zerspaner, CNC-Fachkraft, CNC, Zerspanung
Dreher, CNC-Dreher, Zerspanungsmechaniker, Drehtechnik
Fräser, CNC-Fräser, Zerspanungsmechaniker, Frästechnik
Werkzeugmacher, Werkzeugmechaniker, Formenbauer, Werkzeugbau
Gießer, Gießereimechaniker, Gießerei, Former, Hüttenarbeiter
Verfahrensmechaniker, Kunststofftechnik, Kunststoffverarbeiter, Kunststoffformgeber, Spritzguss, Verfahrenstechnik
Instandhalter, Instandhaltung, Wartungstechniker, Servicetechniker, Instandhaltungstechniker, Maintenance, Wartung, Betriebstechniker
Servicetechniker, Kundendiensttechniker, Service Engineer, Field Service, Außendiensttechniker, Servicemonteur, Kundendienst, Techniker
Techniker, Technik, Technician, Staatlich geprüfter Techniker, Ingenieur, Servicetechniker
Qualitätsprüfer, Qualitätskontrolle, Qualitätssicherung, Quality Inspector, Prüfer, QS, Qualitätskontrolleur, Quality Control, Messtechniker, Qualitätsfachmann
Teamleiter Produktion, Schichtleiter Produktion, Gruppenleiter Fertigung, Vorarbeiter Produktion > Schichtleiter, Schichtführer, Produktionsleiter, Industriemeister, Produktionsmeister, Werkleiter
Produktionsleiter, Fertigungsleiter, Betriebsleiter, Werkleiter, Plant Manager, Production Manager, Werksleiter, Produktionsleitung
Industriemeister, Produktionsmeister, Schichtführer, Schichtleiter, Werkmeister, Meister
Arbeitsvorbereiter, Arbeitsvorbereitung, Fertigungsplaner, Produktionsplaner, AV, Fertigungssteuerer, Produktionsplanung
Etikettierer, Konfektionierer, Abpacker > Etikettierer, Konfektionierer, Verpacker, Verpackung, Packer, Produktionshelfer, Produktionsmitarbeiter
Schleifer, Entgrater, Polierer > Schleifer, Entgrater, Zerspanungsmechaniker, Metallbauer, Maschinenbediener, Industriemechaniker
Verpacker, Verpackungshelfer, Verpackung, Packer, Versandmitarbeiter, Packerin
Ingenieur, Engineer, Ing, Dipl.-Ing, Entwicklungsingenieur, Projektingenieur, Techniker, Diplomingenieur, Engineering
Maschinenbauingenieur, Maschinenbau, Konstrukteur, Konstruktionsingenieur, Mechanical Engineer, Maschinenbautechniker, Entwicklungsingenieur
Konstrukteur, Konstruktion, Technischer Zeichner, CAD, Design Engineer, Konstruktionsingenieur, Technischer Produktdesigner
Technischer Zeichner, Bauzeichner, Technischer Produktdesigner, CAD-Zeichner, Technischer Systemplaner, Zeichner, Konstrukteur
Bauzeichner, Technischer Zeichner, Bautechniker, BIM, CAD
Elektroingenieur, Electrical Engineer, Elektrotechnik, Elektrotechnikingenieur, Entwicklungsingenieur Elektronik, Hardwareentwickler, Elektroplaner
Entwicklungsingenieur, Development Engineer, Ingenieur Entwicklung, Research Engineer
Automatisierungstechniker, SPS-Programmierer, Automatisierungstechnik, PLC, Inbetriebnehmer, Elektroniker für Automatisierungstechnik, SPS, Automation Engineer
Wirtschaftsingenieur, Wirtschaftsingenieurwesen, Industrial Engineer
Verfahrenstechniker, Verfahrensingenieur, Process Engineer, Prozessingenieur, Chemieingenieur
Prozessingenieur, Process Engineer, Prozesstechniker, Verfahrensingenieur
Umweltingenieur, Umwelttechnik, Umweltschutztechniker, Umwelt
Bauingenieur, Civil Engineer, Bauingenieurwesen, Tragwerksplaner, Statiker, Bauleiter, Planungsingenieur, Projektingenieur Bau
Statiker, Tragwerksplaner, Tragwerksplanung, Bauingenieur
Architekt, Architektur, Hochbauarchitekt, Architect, Bauplaner, Landschaftsarchitekt, Innenarchitekt
Stadtplaner, Stadtplanung, Raumplaner, Bauleitplanung, Landschaftsplaner
Vermesser, Vermessungstechniker, Vermessungsingenieur, Geomatiker, Vermessung, Geodät, Surveyor
Flugzeugmechaniker, Fluggerätmechaniker, Fluggerätelektroniker, Luftfahrt, Luft- und Raumfahrt, Aerospace
Luftfahrt, Flughafen, Aerospace, Luftverkehr, Aviation
Automobil, Automotive, Fahrzeug, Kfz, Auto=
Kfz-Mechatroniker, Automechaniker, Kfz-Mechaniker, KFZ-Schlosser, Autoschlosser, Nutzfahrzeugmechatroniker, Kraftfahrzeugmechatroniker, Kraftfahrzeugmechaniker, Mechaniker Werkstatt, Autowerkstatt, Car Mechanic
Kfz, Kraftfahrzeug, Auto=, Automobil, Nutzfahrzeug, Fahrzeug
Autowerkstatt, Kfz-Mechatroniker, Serviceberater, Autohaus
Kfz-Meister, Werkstattleiter, Serviceberater, Kfz-Serviceberater, Werkstattmeister, Serviceleiter
Karosseriebauer, Karosserie- und Fahrzeugbaumechaniker, Fahrzeugbauer, Karosserie, Spengler
Reifenmonteur, Reifendienst, Reifen, Fahrzeugaufbereiter
Autoaufbereiter, Fahrzeugaufbereiter, Fahrzeugpfleger, Autopfleger, Fahrzeugreiniger, Autowäscher
Landmaschinenmechaniker, Land- und Baumaschinenmechatroniker, Baumaschinenmechaniker, Landtechnik, Landmaschinenmechatroniker
Zweiradmechaniker, Fahrradmechaniker, Fahrradmonteur, Zweiradmechatroniker, Motorradmechaniker, Fahrrad
Elektronikfertigung, Löten, Löter, Bestücker, Lötkraft, Lötfachkraft, Elektromontage, Kabelkonfektionierung
Papiertechnologe, Packmitteltechnologe, Papiermacher
Textil, Textilmaschinenführer, Weber, Bekleidung, Mode=
Lebensmitteltechniker, Fachkraft für Lebensmitteltechnik, Lebensmitteltechnologe, Lebensmittelproduktion, Süßwarentechnologe
Brauer, Mälzer, Brauerei, Braumeister
Energie, Energiewirtschaft, Stadtwerke, Versorgungstechnik, Energieversorger
Versorgungstechnik, TGA, Gebäudetechnik, HKLS, Versorgungsingenieur
Bergbau, Bergmann, Tagebau, Bohrer, Steinbruch
Forschung und Entwicklung, FuE, Research and Development, Entwicklung, Forschung
ITA, Informationstechnischer Assistent, IT-Support, Fachinformatiker
Strom, Energieversorger, Energie, Elektriker, Elektroniker, Netzmonteur
Metall, Metallbauer, Industriemechaniker, Schweißer, Zerspanungsmechaniker, Schlosser
Holz, Tischler, Schreiner, Zimmerer, Holzmechaniker
Werkstatt > Werkstatt, Kfz-Mechatroniker, Mechaniker, Mechatroniker, Schlosser, Schreiner
Verpackung, Verpacken, Packen > Verpacker, Verpackung, Versand, Produktionshelfer, Lagerhelfer, Kommissionierer
Autos reparieren, Auto reparieren > Kfz-Mechatroniker, Karosseriebauer, Nutzfahrzeugmechatroniker
Roboter, Robotik > Roboter, Robotik, Automatisierungstechnik, Mechatroniker, SPS-Programmierer
Motorrad > Motorrad, Zweiradmechatroniker, Zweiradmechaniker, Fahrrad
Schiffbau, Schiffbauer, Werft > Schiffbau, Schiffbauer, Werft, Konstruktionsmechaniker, Metallbauer
Flugzeug, Flugzeugbauer > Flugzeug, Fluggerätmechaniker, Luftfahrt, Flugzeugbauer
Galvanik, Galvaniseur, Oberflächenbeschichter, Oberflächentechnik > Galvanik, Galvaniseur, Oberflächenbeschichter, Oberflächentechnik, Maschinenbediener
Abfüller, Abfüllung > Abfüller, Abfüllung, Maschinen- und Anlagenführer, Produktionshelfer, Produktionsmitarbeiter
Vulkaniseur > Vulkaniseur, Reifenmonteur, Reifen
Prüfstand, Versuchsingenieur, Prüftechniker, Versuchstechniker > Prüfstand, Versuchsingenieur, Prüftechniker, Prüfingenieur, Versuchstechniker
Schokolade, Süßwaren > Schokolade, Süßwaren, Konditor, Süßwarentechnologe, Produktionsmitarbeiter
Stanzer, Stanzerei > Stanzer, Maschinenführer, Maschinenbediener, Produktionsmitarbeiter, Metall
Polymechaniker, Produktionsmechaniker > Polymechaniker, Industriemechaniker, Zerspanungsmechaniker, Mechaniker, Werkzeugmechaniker
Betriebsmitarbeiter > Betriebsmitarbeiter, Produktionsmitarbeiter, Fertigungsmitarbeiter, Lagermitarbeiter
Anlagenbauer, Behälterbauer, Rohrschweißer > Anlagenbauer, Behälterbauer, Rohrschweißer, Schweißer, Konstruktionsmechaniker, Rohrleitungsbauer, Schlosser
Baustoffprüfer, Werkstoffprüfer > Baustoffprüfer, Werkstoffprüfer, Qualitätsprüfer, Laborant
`;
