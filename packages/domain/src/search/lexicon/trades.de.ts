/** Crafts and building. */
export const trades = `
Handwerker > Maler, Elektriker, Tischler, Maurer, Klempner, Monteur, Hausmeister, Dachdecker, Fliesenleger, Trockenbauer, Schlosser
Handwerk > Maler, Elektriker, Tischler, Maurer, Anlagenmechaniker, Monteur, Dachdecker, Meister
Elektriker, Elektroniker, Elektroinstallateur, Elektrofachkraft, Elektroniker für Energie- und Gebäudetechnik, Elektromonteur, Elektrotechniker, Betriebselektriker, Energieelektroniker, Elektroanlagenmonteur, Elektro, Electrician
Elektroniker, Elektriker, Elektrofachkraft, Mechatroniker, Elektrotechniker, Electronics Technician
Elektrohelfer, Elektriker Helfer, Helfer Elektro
Schaltschrankbau, Schaltschrankbauer, Schaltanlagen, Elektromontage > Schaltschrankbau, Schaltanlagen, Elektroniker, Elektriker, Elektromontage, Mechatroniker
Alarmanlagen, Brandmeldeanlagen, Sicherheitstechnik, Videoüberwachung > Alarmanlagen, Brandmeldeanlagen, Sicherheitstechnik, Elektroniker, Servicetechniker
Betriebselektriker, Elektroniker für Betriebstechnik, Instandhaltungselektriker, Industrieelektriker, Betriebstechniker
Klempner, Anlagenmechaniker SHK, Installateur, Sanitärinstallateur, Heizungsbauer, Anlagenmechaniker Sanitär Heizung Klima, Gas- und Wasserinstallateur, Heizungsmonteur, Sanitär, Spengler, Flaschner, Haustechniker
Heizungsbauer, Anlagenmechaniker, Heizungsmonteur, SHK, Heizung, Kundendiensttechniker Heizung, Installateur
Installateur, Anlagenmechaniker, SHK, Monteur, Elektroinstallateur
Sanitär, SHK, Anlagenmechaniker, Installateur, Sanitärtechnik, Badsanierung, Badmonteur
Kältetechniker, Mechatroniker für Kältetechnik, Kälteanlagenbauer, Klimatechniker, Kälte, Lüftungstechnik, Lüftungsbauer
Solarteur, Photovoltaik, PV-Monteur, Solar, Solartechniker, Solarmonteur, Wärmepumpe, Erneuerbare Energien, PV
Windkraft, Windenergie, Windrad, Servicetechniker Windenergie, Windkraftanlagen, Erneuerbare Energien
Tischler, Schreiner, Holzmechaniker, Möbeltischler, Carpenter, Bautischler, Möbelmonteur, Holztechniker, Möbelschreiner
Zimmerer, Zimmermann, Holzbau, Carpenter, Holzbauer
Dachdecker, Spengler, Zimmerer, Bauklempner, Bedachung
Maler, Lackierer, Anstreicher, Maler und Lackierer, Tapezierer, Painter, Bauten- und Objektbeschichter, Stuckateur
Lackierer, Fahrzeuglackierer, Industrielackierer, Autolackierer, Verfahrensmechaniker Beschichtungstechnik, Pulverbeschichter
Maurer, Hochbaufacharbeiter, Betonbauer, Beton- und Stahlbetonbauer, Rohbau, Maurerpolier, Bauarbeiter, Hochbau
Fliesenleger, Mosaikleger, Plattenleger, Bodenleger, Estrichleger
Bodenleger, Parkettleger, Estrichleger, Fußbodenleger, Raumausstatter
Raumausstatter, Polsterer, Dekorateur, Inneneinrichter, Innenarchitekt, Einrichtungsberater, Gardinennäherin
Trockenbauer, Trockenbaumonteur, Innenausbau, Trockenbau, Akustikbauer
Stuckateur, Putzer, Verputzer, Gipser
Bauarbeiter, Bauhelfer, Baufacharbeiter, Baustelle, Tiefbau, Tiefbaufacharbeiter, Hochbaufacharbeiter, Hilfsarbeiter Bau, Bauwerker, Construction
Bau > Maurer, Bauarbeiter, Bauhelfer, Hochbau, Tiefbau, Straßenbauer, Bauleiter, Baugewerbe
Straßenbauer, Tiefbau, Tiefbauer, Kanalbauer, Pflasterer, Rohrleitungsbauer, Rohrleger, Straßenbau, Steinsetzer, Asphaltbauer
Gerüstbauer, Gerüstbau, Industriekletterer
Polier, Vorarbeiter, Werkpolier, Bauleiter, Kolonnenführer, Schachtmeister
Bauleiter, Bauleitung, Bauingenieur, Site Manager, Construction Manager, Projektleiter Bau, Oberbauleiter
Baggerfahrer, Baumaschinenführer, Maschinenführer, Kranführer, Radladerfahrer, Geräteführer, Baugeräteführer
Kranfahrer, Kranführer, Kran=, Hebezeug
Glaser, Fensterbauer, Fenstermonteur, Glas, Metallbauer
Fensterbauer, Fenstermonteur, Türenmonteur, Rollladen- und Sonnenschutzmechatroniker, Rollladenbauer
Schornsteinfeger, Kaminkehrer, Schornstein
Ofenbauer, Kaminbauer, Kachelofenbauer
Steinmetz, Bildhauer, Naturstein, Steinbildhauer
Schlosser, Metallbauer, Konstruktionsmechaniker, Industriemechaniker, Betriebsschlosser, Maschinenschlosser, Metallbau, Bauschlosser, Stahlbauer
Schweißer, Schweißfachkraft, WIG-Schweißer, MAG-Schweißer, Welder, Schweißfachmann, Metallbauer, Schweißtechnik
Schmied, Metallgestalter, Hufschmied, Metallbauer
Gebäudetechniker, Haustechniker, Gebäudetechnik, Facility, TGA, Technische Gebäudeausrüstung, Gebäudeautomation
Hausmeister, Hausmeisterservice, Facility Manager, Haustechniker, Objektbetreuer, Hauswart, Facility Management, Hausverwalter, Technischer Hausmeister, Janitor, Platzwart, Schulhausmeister
Monteur, Montage, Montagehelfer, Servicemonteur, Montagefachkraft, Techniker, Monteure
Isolierer, Industrieisolierer, Wärmedämmung, Dämmung
Aufzugsmonteur, Aufzugstechniker, Servicetechniker Aufzüge
Schneider, Näherin, Maßschneider, Änderungsschneider, Näher, Modeschneider, Textilnäherin, Schneiderei, Textil
Schuster, Schuhmacher, Orthopädieschuhmacher
Goldschmied, Juwelier, Uhrmacher, Schmuck
Uhrmacher, Feinmechaniker, Uhren
Instrumentenbauer, Klavierbauer, Orgelbauer, Geigenbauer
Friseur, Frisör, Friseurmeister, Coiffeur, Barbier, Hairstylist, Haarstylist, Hair, Barber
Kosmetiker, Kosmetikerin, Beauty, Nageldesigner, Kosmetik, Visagist, Make-up Artist, Nageldesign
Bestatter, Bestattungsfachkraft, Friedhof, Bestattung
Bademeister, Rettungsschwimmer, Fachangestellter für Bäderbetriebe, Schwimmmeister, Schwimmlehrer, Schwimmbad, Freibad, Sauna, Therme
Meister > Industriemeister, Elektromeister, Kfz-Meister, Werkmeister, Handwerksmeister, Meisterin
Baustelle, Häuser bauen, Haus bauen > Maurer, Bauarbeiter, Bauhelfer, Hochbau, Tiefbau, Bauleiter, Zimmerer
Haare schneiden, Haare > Friseur
Rasen mähen, Rasen, Hecke schneiden, Gartenarbeit, Unkraut > Gärtner, Gartenhelfer, Grünpflege, Landschaftsgärtner, Hausmeister
Elektrohelfer > Elektroniker, Elektriker, Elektro, Montagehelfer, Helfer Elektro
Lüftung, Klimatechnik, Klima > Lüftung, Klimatechnik, Lüftungsbauer, Kältetechniker, Anlagenmechaniker, Klima
Blitzschutz, Blitzschutzmonteur > Blitzschutz, Elektroniker, Blitzschutzmonteur
Radlader > Radlader, Baggerfahrer, Baumaschinenführer, Radladerfahrer
Kabelmonteur, Kabelverleger > Kabelmonteur, Kabelverleger, Glasfaser, Elektromonteur, Tiefbau
Brunnenbauer, Bohrgeräteführer, Spezialtiefbau > Brunnenbauer, Bohrgeräteführer, Spezialtiefbau, Tiefbau
Smart Home, Gebäudesystemintegration, KNX > Smart Home, Gebäudeautomation, Elektroniker, Gebäudesystemintegration, KNX
Möbelbauer, Möbelbau > Möbelbauer, Tischler, Schreiner, Möbeltischler, Möbelbau
Abbruch, Abbrucharbeiter, Rückbau > Abbruch, Abbrucharbeiter, Bauhelfer, Baggerfahrer, Rückbau
Wintergarten, Rollladen, Rolladen, Markisen, Sonnenschutz > Fenstermonteur, Metallbauer, Rollladenbauer, Glaser, Monteur
Kabelzieher, Kabelverleger > Kabelzieher, Kabelverleger, Elektrohelfer, Elektromonteur, Tiefbau
Schlüsseldienst > Schlüsseldienst, Schlosser, Metallbauer
Fassade > Dämmung, Isolierer, Trockenbauer, Fassade
Perücken, Maskenbildner > Perücken, Maskenbildner, Friseur
Eisenflechter > Eisenflechter, Beton- und Stahlbetonbauer, Betonbauer, Maurer, Bauarbeiter, Bauhelfer
Freileitungsmonteur, Netzmonteur > Freileitungsmonteur, Netzmonteur, Elektromonteur, Elektroniker, Elektriker, Kabelmonteur
Restaurator > Restaurator, Museum, Tischler, Maler, Stuckateur, Steinmetz
Sattler, Polsterer > Sattler, Polsterer, Raumausstatter, Schneider, Näherin
Drechsler, Bootsbauer > Drechsler, Bootsbauer, Tischler, Schreiner, Holzmechaniker
Keramiker, Töpfer > Keramiker, Töpfer, Fliesenleger, Kunst=
Graveur > Graveur, Goldschmied, Metallgestalter
Kürschner, Gerber > Kürschner, Gerber, Schneider, Textil
Rauchfangkehrer > Rauchfangkehrer, Schornsteinfeger, Kaminkehrer
Plumber > Plumber, Klempner, Anlagenmechaniker SHK, Installateur, Sanitär, Heizungsbauer
Roofer > Roofer, Dachdecker, Zimmerer, Spengler
Tailor > Tailor, Schneider, Änderungsschneider, Näherin
Bricklayer, Mason > Bricklayer, Maurer, Hochbaufacharbeiter, Bauarbeiter
Tiler > Tiler, Fliesenleger
Locksmith > Locksmith, Schlosser, Metallbauer
Hairdresser, Coiffeuse > Hairdresser, Friseur, Hairstylist
Caretaker, Janitor > Caretaker, Hausmeister, Haustechniker, Objektbetreuer
Schädlingsbekämpfer, Kammerjäger > Schädlingsbekämpfer, Kammerjäger, Gebäudereiniger
`;
