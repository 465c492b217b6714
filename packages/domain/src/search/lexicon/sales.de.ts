/** Trade, selling, marketing, media. */
export const sales = `
Verkäufer, Verkaufsberater, Einzelhandelskaufmann, Kaufmann im Einzelhandel, Sales Assistant, Fachverkäufer, Verkaufsmitarbeiter, Verkaufskraft, Verkaufshilfe, Filialmitarbeiter, Shop Assistant, Modeberater, Sales Advisor, Verkauf, Kundenberater
Einzelhandel, Verkäufer, Retail, Filiale, Einzelhandelskaufmann, Handel, Verkauf, Laden
Einzelhandelskaufmann, Einzelhandelskauffrau, Kaufmann im Einzelhandel, Verkäufer
Verkaufshilfe, Aushilfe Verkauf, Verkäufer, Verkaufsaushilfe
Kassierer, Kasse, Kassenkraft, Kassenmitarbeiter, Verkäufer, Kassierkraft, Cashier
Supermarkt, Markt, Lebensmittelmarkt, Discounter, Marktleiter, Lebensmittel, Filiale
Filialleiter, Filialleitung, Store Manager, Marktleiter, Shop Manager, Marktleitung, Filialverantwortlicher, Ladenleiter, Filialführung
Regalauffüller, Regale einräumen, Warenverräumer, Regalservice, Warenverräumung, Ware verräumen, Auffüllkraft, Warenauffüller, Merchandiser
Bäckereiverkäufer, Bäckereifachverkäufer, Fachverkäufer Bäckerei, Verkäufer Backshop, Fachverkäufer im Lebensmittelhandwerk
Fleischereifachverkäufer, Metzgereiverkäufer, Fachverkäufer Fleisch, Fleischtheke, Frischetheke, Wursttheke
Autoverkäufer, Automobilverkäufer, Verkaufsberater Automobil, Automobilkaufmann
Drogerie, Drogist, Kosmetikverkäufer, Parfümerie
Schmuckverkäufer, Juwelier, Uhrenverkäufer
Vertrieb, Sales, Verkauf, Vertriebsmitarbeiter, Account Manager, Sales Manager, Außendienst, Business Development, Vertriebler
Vertriebler, Vertriebsmitarbeiter, Sales Manager, Account Manager, Vertrieb, Sales Representative, Vertriebsbeauftragter
Vertriebsleiter, Head of Sales, Sales Director, Verkaufsleiter, Vertriebsleitung, Leiter Vertrieb, Sales Lead
Außendienst, Außendienstmitarbeiter, Vertriebsaußendienst, Field Sales, Gebietsverkaufsleiter, Area Sales Manager, Handelsvertreter, Vertreter, Reisender, Gebietsleiter
Innendienst, Vertriebsinnendienst, Inside Sales, Auftragsbearbeitung, Verkaufsinnendienst, Innendienstmitarbeiter, Auftragsabwicklung, Auftragssachbearbeiter
Key Account Manager, Großkundenbetreuer, Account Manager, KAM, Key Account
Vertriebsingenieur, Sales Engineer, Technischer Vertrieb
Telesales, Telefonverkäufer, Outbound, Telefonverkauf, Telemarketing, Call Agent
Marketing, Marketing Manager, Online Marketing, Werbung, Marketingreferent, Kommunikation, Werbekaufmann, Marketingassistent
Online-Marketing, Digital Marketing, Performance Marketing, SEO, SEA, Digitalmarketing, E-Mail-Marketing, SEO Manager
Social Media, Social Media Manager, Content Creator, Community Manager, Content Manager, Influencer
PR, Öffentlichkeitsarbeit, Public Relations, Unternehmenskommunikation, Pressesprecher, Communications, Presse, Pressereferent, Kommunikation
Werbekaufmann, Kaufmann für Marketingkommunikation, Werbeagentur, Mediaplaner, Mediaberater
Produktmanager, Product Manager, Produktmanagement, Product Owner, Category Manager
E-Commerce, Online-Shop, Onlinehandel, Kaufmann im E-Commerce, Webshop, Onlineshop
Grafikdesigner, Grafiker, Mediengestalter, Graphic Designer, Kommunikationsdesigner, Art Director, Designer, Webdesigner
Mediengestalter, Grafiker, Grafikdesigner, Mediendesigner, Druckvorstufe, Medientechnologe, Layouter
Webdesigner, Grafikdesigner, UX Designer, UI Designer, Screendesigner
Designer, Gestalter, Grafikdesigner, Produktdesigner, Design
Journalist, Redakteur, Redaktion, Editor, Reporter, Volontär, Texter, Copywriter, Online-Redakteur, Lektor
Texter, Copywriter, Redakteur, Content Manager, Werbetexter, Autor
Lektor, Lektorat, Verlag, Redakteur, Korrektor, Verlagskaufmann, Medienkaufmann
Fotograf, Kameramann, Kamera, Videograf, Cutter, Video Editor, Photograph, Fotografie, Film
Cutter, Video Editor, Videoproduzent, Mediengestalter Bild und Ton, Film, Motion Designer
Tontechniker, Veranstaltungstechniker, Fachkraft für Veranstaltungstechnik, Lichttechniker, Bühnentechniker, Eventtechnik, Bühne
Eventmanager, Veranstaltungskaufmann, Event Manager, Eventmanagement, Veranstaltungsmanager, Messe, Eventplaner
Schauspieler, Theater, Statist, Komparse, Regie=
Musiker, Orchester, Sänger, Musik
Künstler, Kunst=, Museum, Kurator, Kunsthistoriker
Model=, Fotomodell > Model=, Fotomodell, Hostess, Promoter
Promoter, Hostess, Promotion, Verkaufsförderer > Promoter, Hostess, Verkaufsförderer, Verkaufsberater, Messe, Eventmanager
Marktforscher, Interviewer, Market Research, Marktforschung
Buchhändler, Buchhandlung, Buchhandel
Florist, Blumenverkäufer, Blumenbinder, Blumenladen
Drucker, Medientechnologe Druck, Offsetdrucker, Druckerei, Buchbinder, Medientechnologe, Siebdrucker
Messebau, Messebauer, Standbau, Ladenbau, Schreiner, Monteur, Dekorateur
Agentur, Werbeagentur > Agentur, Werbeagentur, Account Manager, Art Director, Grafikdesigner, Mediengestalter, Texter, Marketing Manager
Medien > Mediengestalter, Redakteur, Journalist, Content Manager, Social Media, Cutter, Medien=
Verkäufer Mode, Modeverkäufer, Modeberater, Textilverkäufer, Verkäufer, Fashion, Store
Modedesigner, Modedesign, Modeschneider, Fashion, Textil, Designer
Aldi, Lidl, Rewe, Edeka, Kaufland, Netto, Penny > Supermarkt, Discounter, Verkäufer, Kassierer, Filialleiter, Marktleiter, Einzelhandel
Ikea, Möbelhaus, Möbelverkäufer > Verkaufsberater Möbel, Möbelverkäufer, Möbel, Verkäufer, Einrichtungsberater
Museum, Galerie, Kulturmanagement, Kultur > Museum, Kulturmanager, Kunst=, Kurator, Museumspädagoge, Eventmanager, Theater
Kaltakquise, Telefonakquise, Sales Development Representative, Akquise > Kaltakquise, Telefonakquise, Telesales, Sales Development Representative, Telefonverkauf, Akquise, Outbound, Vertrieb
Boutique, Modehaus > Boutique, Mode, Modeberater, Fashion, Bekleidung, Textilverkäufer, Modehaus
Videoschnitt, Videoproduktion > Videoschnitt, Cutter, Videograf, Video Editor, Videoproduktion, Mediengestalter Bild und Ton, Motion Designer
Regisseur, Regieassistent, Filmproduktion > Regisseur, Regie=, Regieassistent, Film, Theater, Filmproduktion
Rossmann, dm, Müller Drogerie > Drogist, Filialleiter Drogeriemarkt, Drogerie, Verkäufer, Kassierer
H&M, Zara, Primark > Modeberater, Verkäufer Mode, Fashion, Verkäufer
IKEA, Obi, Bauhaus, Hornbach > Verkäufer, Baumarkt, Einrichtungsberater, Verkaufsberater
MediaMarkt, Saturn > Verkäufer, Verkaufsberater, Verkäufer Elektronik
3D Artist, 3D-Designer, CGI > 3D Artist, 3D-Designer, CGI, Motion Designer, Animation
Tänzer, Tanz, Tanzlehrer, Choreograf, Ballett
DJ, Discjockey, Club > DJ, Discjockey, Club, Veranstaltungstechniker, Musiker
Regionalleiter, Bezirksleiter > Gebietsverkaufsleiter, Gebietsleiter, Regionalleiter, Area Sales Manager, Vertriebsleiter, Bezirksleiter
SDR, Sales Development Representative, BDR, Lead Generation > SDR, Sales Development Representative, BDR, Inside Sales, Business Development, Lead Generation
Kiosk, Trafik, Lotto, Späti > Kiosk, Verkäufer, Kassierer, Tankstellenmitarbeiter, Einzelhandel
Schuhe, Schuhverkäufer, Schuhhaus > Schuhe, Schuhverkäufer, Modeberater, Verkäufer Mode, Verkäufer
Käsetheke, Bedientheke, Verkäufer Frische, Fachverkäufer Lebensmittel > Käsetheke, Frischetheke, Bedientheke, Verkäufer Frische, Fachverkäufer Lebensmittel, Verkäufer
Backshop, Backwaren > Backshop, Bäckereifachverkäufer, Bäckereiverkäufer, Backwaren
Elektronikmarkt, Verkäufer Elektronik > Elektronikmarkt, Verkäufer Elektronik, Verkäufer, Verkaufsberater
Blogger > Blogger, Content Creator, Redakteur, Influencer, Texter
Photoshop, Illustrator, Illustration, Bildbearbeitung, InDesign > Grafikdesigner, Mediengestalter, Illustrator, Designer
Sozial Media > Sozial Media, Social Media, Social Media Manager, Content Creator
Obst, Gemüse, Obst und Gemüse > Verkäufer Lebensmittel, Verkäufer, Fachverkäufer, Erntehelfer
Konzert > Konzert, Musiker, Veranstaltungstechniker, Eventmanager, Orchester
Requisiteur, Ausstattung > Requisiteur, Bühnentechniker, Theater, Ausstattung
Campingplatz, Ferienpark, Freizeitpark, Platzwart > Rezeptionist, Hausmeister, Servicekraft, Animateur, Platzwart
Moderator > Moderator, Redakteur, Journalist, Reporter, Community Manager
Detailhandel, Detailhandelsfachfrau, Detailhandelsfachmann > Detailhandel, Einzelhandel, Verkäufer, Einzelhandelskaufmann
Salesperson > Salesperson, Verkäufer, Verkaufsberater, Sales Assistant
Bühnenbildner, Requisiteur > Bühnenbildner, Requisiteur, Theater, Bühne, Veranstaltungstechniker
Trafikant > Trafikant, Verkäufer, Kiosk
`;
