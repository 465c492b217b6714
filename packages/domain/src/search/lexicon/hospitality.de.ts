/** Kitchen, hotel, travel, sport, food crafts, farming, animals. */
export const hospitality = `
Koch, Köchin, Küchenchef, Jungkoch, Chef de Partie, Kaltmamsell, Gardemanger, Commis de Cuisine, Demichef, Cook, Küche, Sous Chef, Beikoch, Alleinkoch, Küchenkraft
Küchenchef, Küchenleiter, Head Chef, Chefkoch, Küchenleitung, Executive Chef
Küchenhilfe, Küchenhelfer, Spülkraft, Spüler, Küchenkraft, Küchenmitarbeiter, Küche, Tellerwäscher, Abwäscher, Kitchen Helper, Spülhilfe, Steward, Küchenfee
Kantine, Betriebsrestaurant, Catering, Gemeinschaftsverpflegung, Kantinenhilfe, Mensa, Betriebsgastronomie, Großküche
Kellner, Servicekraft, Restaurantfachmann, Bedienung, Servicemitarbeiter, Chef de Rang, Serviererin, Waiter, Fachmann für Restaurants und Veranstaltungsgastronomie, Commis de Rang, Serviceaushilfe, Ober=, Waitress, Restaurant
Bedienung, Kellner, Servicekraft, Serviceaushilfe
Service > Servicekraft, Servicemitarbeiter, Kellner, Kundenservice, Serviceberater, Servicetechniker
Servicekraft, Servicemitarbeiter, Kellner, Servicehilfe, Bedienung, Restaurantfachmann
Gastronomie, Gastro, Gaststätte > Gastronomie, Restaurant, Gaststätte, Systemgastronomie, Kellner, Koch, Küche, Servicekraft, Bar=, Café, Hotellerie
Barkeeper, Bartender, Barista, Barmann, Barmitarbeiter, Bar=, Thekenkraft, Barkraft, Tresenkraft
Restaurantleiter, Restaurant Manager, Betriebsleiter Gastronomie, Serviceleiter, Oberkellner, Maître
Systemgastronomie, Fachmann für Systemgastronomie, Fast Food, Restaurantmitarbeiter, Crew, Imbiss, Burger=, Schnellrestaurant, McDonalds, Burger King, KFC, Subway
Hotelfachmann, Hotelfachfrau, Hotel, Hotelkaufmann, Rezeptionist, Hotellerie, Hotelfach
Hotel, Hotellerie, Hotelfachmann, Hotelmitarbeiter, Resort
Rezeptionist, Rezeption, Empfangsmitarbeiter, Front Office, Hotelfachmann, Receptionist, Night Auditor, Nachtportier
Zimmermädchen, Housekeeping, Roomboy, Zimmerreinigung, Hotelreinigung, Hausdame, Room Attendant, Etagenkraft, Housekeeper, Zimmerservice, Roomservice
Hoteldirektor, Hotelmanager, Hotelleiter, General Manager Hotel
Sommelier, Wein, Weinberater
Reisebüro, Reiseverkehrskaufmann, Tourismuskaufmann, Reiseberater, Touristik, Tourismus, Reisekaufmann, Travel
Reiseleiter, Gästebetreuer, Animateur, Stadtführer, Tour Guide, Tourismus, Guide
Animateur, Animation, Kinderanimateur, Gästebetreuer, Entertainer
Fitnesstrainer, Sportlehrer, Personal Trainer, Sport- und Fitnesskaufmann, Fitness, Trainer, Sporttherapeut, Fitnessstudio, Übungsleiter, Sportwissenschaftler
Sportlehrer, Sport, Trainer, Sportwissenschaftler, Übungsleiter
Bäcker, Bäckermeister, Bäckergeselle, Bäckerei, Backstube, Konditor, Baker
Konditor, Konditorei, Patissier, Zuckerbäcker, Pâtissier, Konditormeister
Metzger, Fleischer, Schlachter, Fleischerei, Metzgerei, Fleischzerleger, Fleischermeister, Butcher, Zerleger
Gärtner, Landschaftsgärtner, Garten- und Landschaftsbau, GaLaBau, Gartenhelfer, Gartenbau, Grünpflege, Landschaftspflege, Gardener, Gärtnerhelfer, Landschaftsbauer, Garten
Landschaftsgärtner, GaLaBau, Garten- und Landschaftsbau, Landschaftsbau, Gärtner
Friedhofsgärtner, Friedhof, Gärtner
Forstwirt, Waldarbeiter, Förster, Forst, Baumpfleger, Forstwirtschaft, Holzfäller, Wald, Revierleiter, Revierförster
Baumpfleger, Baumkletterer, Forstwirt, Baumkontrolleur
Landwirt, Bauer=, Landwirtschaft, Erntehelfer, Agrar, Landarbeiter, Landwirtschaftlicher Mitarbeiter, Traktorfahrer, Agrarwissenschaftler, Melker, Farm, Tierwirt, Bauernhof
Erntehelfer, Saisonarbeiter, Erntearbeiter, Spargelstecher, Landwirtschaft, Saisonkraft, Weinlese
Traktorfahrer, Schlepperfahrer, Landmaschinenfahrer, Landwirt
Tierwirt, Melker, Landwirt, Viehwirtschaft, Tierzucht, Schäfer
Winzer, Weinbau, Weinküfer, Weingut, Önologe, Kellermeister
Imker, Landwirt, Gärtner
Fischer, Fischwirt, Fisch, Fischerei
Jäger, Förster, Revierjäger, Forst
Tierpfleger, Zoo, Tierheim, Tierbetreuer, Tierpflege, Tiertrainer
Pferdewirt, Reitlehrer, Pferd, Bereiter=, Pferdepfleger, Stall
Milchtechnologe, Molkerei, Molkereifachmann, Käser
Müller, Verfahrenstechnologe, Mühle
Spielhalle, Casino, Servicekraft Spielhalle, Croupier, Spielothek
Kino, Kinomitarbeiter, Filmvorführer, Filmtheater, Lichtspiel
Brot backen, Backen > Bäcker, Konditor, Bäckerei, Backstube
Tieren, Tiere > Tierpfleger, Tierarzt, Tiermedizinische Fachangestellte, Tierwirt, Pferdewirt
Im Freien, Freien, Draußen > Gärtner, Landschaftsgärtner, Forstwirt, Straßenbauer, Dachdecker
Eisdiele, Eisverkäufer, Eiscafé, Café > Eisdiele, Eisverkäufer, Eiscafé, Servicekraft, Café
Baumschule > Baumschule, Gärtner, Baumpfleger, Gartenbau
Hundetrainer, Hundeschule, Hund > Hundetrainer, Tierpfleger, Tiertrainer, Hundeschule, Hund
Weinberg > Weinberg, Winzer, Weinbau, Weinlese, Kellermeister
Bauhof, Straßenwärter, Straßenmeisterei, Stadtgärtnerei > Bauhof, Straßenwärter, Straßenmeisterei, Gärtner, Stadtgärtnerei
Schulküche, Schulverpflegung > Schulküche, Mensa, Küchenhilfe, Kantine, Koch, Schulverpflegung
Hausmädchen > Hausmädchen, Zimmermädchen, Housekeeping, Zimmerreinigung
Biergarten, Schankkraft > Biergarten, Servicekraft, Kellner, Restaurantfachmann, Schankkraft
Gemüsebau, Obstbau, Obstplantage > Gemüsebau, Obstbau, Gärtner, Gartenbau, Landwirtschaft, Erntehelfer
Gewächshaus > Gewächshaus, Gärtner, Gartenbau, Erntehelfer
Stallarbeit, Stallhelfer > Stallarbeit, Stallhelfer, Pferdewirt, Tierwirt, Tierpfleger
Spargel, Erdbeeren, Ernte > Erntehelfer, Saisonkraft, Landwirtschaft
Aushilfskellner > Aushilfskellner, Kellner, Servicekraft, Serviceaushilfe
Pizzabäcker, Pizzaiolo > Pizzabäcker, Koch, Beikoch, Küche, Systemgastronomie
Fleischhauer > Fleischhauer, Fleischer, Metzger
Serviceangestellte, Serviertochter > Servicekraft, Kellner, Servicemitarbeiter, Bedienung
Skilehrer, Yogalehrer, Tauchlehrer, Bergführer > Skilehrer, Yogalehrer, Tauchlehrer, Bergführer, Trainer, Fitnesstrainer, Sportlehrer
`;
