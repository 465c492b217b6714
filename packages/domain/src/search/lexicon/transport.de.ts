/** Store, transport, security, cleaning. */
export const transport = `
Lagerarbeiter, Lagerist, Lagermitarbeiter, Lagerhelfer, Fachkraft für Lagerlogistik, Fachlagerist, Kommissionierer, Warehouse, Logistikmitarbeiter, Lagerfachkraft, Lagerhilfe, Lager, Magaziner, Magazinverwalter, Warehouse Worker
Lager, Logistik, Warehouse, Lagerlogistik, Lagerist, Magazin, Warenlager
Kommissionierer, Picker, Kommissionierung, Lagermitarbeiter, Order Picker, Packer
Lagerleiter, Warehouse Manager, Logistikleiter, Lagermeister, Leiter Logistik, Schichtleiter Lager
Staplerfahrer, Gabelstaplerfahrer, Staplerschein, Flurförderzeug, Stapler, Schubmaststapler, Forklift, Gabelstapler, Hochregalstapler
Wareneingang, Warenannahme, Warenausgang, Versand, Versandmitarbeiter, Lagermitarbeiter
Logistiker, Logistik, Logistikmitarbeiter, Fachkraft für Lagerlogistik, Supply Chain Manager, Logistikmanager, Logistics, Lagerlogistik
Supply Chain, SCM, Supply Chain Manager, Logistik, Beschaffung, Materialwirtschaft
Disponent, Disposition, Dispatcher, Fuhrparkmanager, Speditionskaufmann, Transportplaner, Fuhrparkleiter, Einsatzplaner, Tourenplaner
Fuhrpark, Flottenmanager, Fuhrparkmanagement, Fuhrparkleiter
Speditionskaufmann, Kaufmann für Spedition und Logistikdienstleistung, Spediteur, Spedition, Freight Forwarder, Schifffahrtskaufmann, Import Export
Import, Export, Außenhandel, Exportsachbearbeiter, Zoll, Exportmanager
LKW-Fahrer, Berufskraftfahrer, Kraftfahrer, Lastwagenfahrer, Fernfahrer, Fahrer CE, Truck Driver, Trucker, Fahrer Klasse C, Brummifahrer, Führerschein CE, Lastkraftwagenfahrer
Kraftfahrer, Berufskraftfahrer, Fahrer, LKW-Fahrer, Chauffeur
LKW, Lastkraftwagen, Berufskraftfahrer, Kraftfahrer, Truck, Nutzfahrzeug
Fahrer, Driver, Kraftfahrer, Kurierfahrer, Auslieferungsfahrer, Berufskraftfahrer, Zusteller, Chauffeur
Busfahrer, Omnibusfahrer, Kraftomnibus, Fahrer Personenverkehr, Linienbus, Bus Driver, Fachkraft im Fahrbetrieb, Reisebusfahrer, Schulbusfahrer, KOM
Straßenbahnfahrer, Tramfahrer, Tram, Straßenbahn, U-Bahn, U-Bahn-Fahrer, Fachkraft im Fahrbetrieb, Stadtbahnfahrer, Verkehrsbetriebe
Lokführer, Triebfahrzeugführer, Zugführer, Lokomotivführer, Triebwagenführer, Eisenbahner im Betriebsdienst, Lokrangierführer, Train Driver, Bahn, Eisenbahner
Zugbegleiter, Schaffner, Kundenbetreuer im Nahverkehr, Bahn, ICE, Fahrkartenkontrolleur, Kundenberater im Nahverkehr
Fahrdienstleiter, Stellwerk, Zugverkehrssteuerer, Eisenbahner, Weichenwärter
Gleisbauer, Gleisbau, Oberbau, Tiefbaufacharbeiter, Bahnbau
Taxifahrer, Taxi, Chauffeur, Personenbeförderung, Fahrdienst, Fahrer, Mietwagenfahrer
Kurierfahrer, Paketzusteller, Zusteller, Auslieferungsfahrer, Kurier, Lieferfahrer, Paketbote, Fahrer Klasse B, Ausfahrer, Delivery Driver, Bote=, Paketfahrer, Lieferant
Postbote, Briefträger, Zusteller, Postzusteller, Briefzusteller, Brief- und Paketzusteller, Post
Zeitungsausträger, Zeitungszusteller, Prospektverteiler, Zusteller, Zeitungsbote, Austräger, Verteiler
Lieferdienst, Essen auf Rädern, Essenslieferant, Rider, Pizzafahrer, Fahrradkurier, Auslieferungsfahrer, Pizzabote
Umzugshelfer, Möbelpacker, Möbelträger, Umzug, Möbelmonteur, Träger
Müllwerker, Müllabfuhr, Entsorgung, Lader, Müllmann, Abfallwirtschaft, Kreislaufwirtschaft, Entsorgungsfachkraft, Straßenreinigung, Umwelttechnologe, Recycling, Stadtreinigung, Wertstoffhof, Deponie
Klärwerk, Fachkraft für Abwassertechnik, Abwasser, Klärwärter, Wasserversorgungstechnik, Kanalreiniger, Wasserwerk
Pilot, Flugkapitän, Copilot, Cockpit, Luftfahrt, Flugzeugführer
Stewardess, Flugbegleiter, Kabinenpersonal, Cabin Crew, Flight Attendant, Kabine
Flughafen, Bodenpersonal, Gepäckabfertigung, Ramp Agent, Check-in, Passagierservice, Luftsicherheitsassistent, Airport, Luftverkehrskaufmann
Matrose, Schiffsmechaniker, Binnenschiffer, Seemann, Kapitän, Schifffahrt, Bootsführer, Nautiker, Hafen
Sicherheitsmitarbeiter, Sicherheitsdienst, Wachmann, Wachschutz, Objektschutz, Sicherheitskraft, Werkschutz, Security, Türsteher, Fachkraft für Schutz und Sicherheit, Wachdienst, Sicherheit, Bewachung, Sicherheitsfachkraft, Pförtner, Servicekraft für Schutz und Sicherheit, 34a
Pförtner, Portier, Empfang, Werkschutz, Concierge, Sicherheitsmitarbeiter, Pforte
Türsteher, Sicherheitsmitarbeiter, Einlasskontrolle, Ordner, Veranstaltungsschutz, Security
Detektiv, Kaufhausdetektiv, Ladendetektiv, Ermittler, Sicherheitsmitarbeiter
Feuerwehrmann, Feuerwehr, Brandmeister, Werkfeuerwehr, Brandschutz, Brandschutzbeauftragter
Luftsicherheitsassistent, Fluggastkontrolle, Luftsicherheit, Sicherheitsmitarbeiter Flughafen, Sicherheitskontrolle
Putzfrau, Reinigungskraft, Raumpfleger, Putzkraft, Putzhilfe, Reinigung, Gebäudereiniger, Unterhaltsreinigung, Cleaner, Reinigungsfrau, Raumpflegerin, Reinigungshilfe, Putzen, Cleaning
Reinigungskraft, Putzfrau, Raumpfleger, Gebäudereiniger, Reinigungsmitarbeiter, Unterhaltsreinigung, Housekeeping
Gebäudereiniger, Gebäudereinigung, Glasreiniger, Fensterputzer, Glas- und Gebäudereiniger, Reinigungskraft, Objektleiter Reinigung
Fensterputzer, Glasreiniger, Gebäudereiniger
Industriereiniger, Industriereinigung, Rohrreiniger, Tankreiniger
Objektleiter, Objektleitung, Vorarbeiter Reinigung, Bereichsleiter Reinigung
Wäscherei, Textilreiniger, Bügler, Bügeln, Wäschereihelfer, Bügelkraft, Textilreinigung, Wäsche
Haushaltshilfe, Hauswirtschaft, Hauswirtschafter, Haushälterin, Hauswirtschaftskraft, Hauswirtschaftshelfer, Hauswirtschaftliche Hilfe, Housekeeper, Haushalt
Parkplatzwächter, Parkhaus, Parkwächter, Verkehrsüberwachung, Politesse
Tankwart, Tankstelle, Tankstellenmitarbeiter, Kassierer
Pakete ausliefern, Ausliefern, Pakete > Paketzusteller, Zusteller, Auslieferungsfahrer, Kurierfahrer, Fahrer
LKW fahren, Autofahrer, Autofahren > Berufskraftfahrer, Kraftfahrer, Fahrer, Auslieferungsfahrer, LKW-Fahrer
Schiff, Schifffahrt, Seefahrt > Schiffsmechaniker, Matrose, Binnenschiffer, Nautiker, Schifffahrtskaufmann, Bootsführer
DHL, Hermes, DPD, UPS, GLS, Amazon > Paketzusteller, Zusteller, Postbote, Kurierfahrer, Auslieferungsfahrer, Lagermitarbeiter, DHL, Amazon
Sprinter, 3.5 Tonner, 7.5 Tonner, Transporter > Auslieferungsfahrer, Kurierfahrer, Fahrer Klasse B, Fahrer, Kraftfahrer
Gepäck > Gepäck, Gepäckabfertigung, Flughafen, Ramp Agent, Bodenpersonal
Hafenarbeiter, Umschlag > Hafen=, Hafenarbeiter, Schifffahrt, Umschlag, Staplerfahrer, Lagermitarbeiter
Schiffsführer > Kapitän=, Schiffsführer, Nautiker, Schifffahrt, Schiffsmechaniker
Schulbus, Kleinbus > Schulbus, Busfahrer, Schulbusfahrer, Kleinbus, Fahrer Klasse B
Winterdienst, Straßenwärter, Bauhof > Winterdienst, Straßenwärter, Bauhof, Hausmeister, Straßenreinigung
Paketsortierer, Sortierer > Paketsortierer, Sortierer, Lagerhelfer, Versandmitarbeiter, Kommissionierer
Hochregal, Stapeln, Regalbediener > Staplerfahrer, Lagermitarbeiter, Kommissionierer
Ladehilfe, Verlader, Belader > Ladehilfe, Verlader, Belader, Lagerhelfer, Lader
Rangierer, Rangierbegleiter > Rangierer, Lokrangierführer, Rangierbegleiter, Triebfahrzeugführer, Gleisbauer
Geldtransport, Geldbote, Werttransport > Geldtransport, Geldbote, Werttransport, Sicherheitsmitarbeiter
Parkplatz > Parkplatz, Parkhaus, Verkehrsüberwachung, Politesse, Sicherheitsmitarbeiter
Fahrmischer, Betonmischer, Betonpumpenfahrer > Fahrmischer, LKW-Fahrer, Kraftfahrer, Berufskraftfahrer, Baumaschinenführer
Inventurhelfer, Inventur > Inventurhelfer, Inventur, Lagerhelfer, Regalauffüller, Verkaufshilfe
Buschauffeur > Buschauffeur, Busfahrer, Fahrer
Abschleppfahrer, Pannenhelfer > Abschleppfahrer, Pannenhelfer, LKW-Fahrer, Kfz-Mechatroniker
Fluglotse > Fluglotse, Flughafen, Luftfahrt
Forklift Driver > Forklift, Staplerfahrer, Gabelstaplerfahrer, Lagermitarbeiter
Security Guard > Security, Sicherheitsmitarbeiter, Wachmann, Sicherheitsdienst
`;
