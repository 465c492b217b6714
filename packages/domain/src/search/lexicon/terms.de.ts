/** Kinds of employment and ways into an occupation, without a separate field. */
export const terms = `
Azubi, Ausbildung, Auszubildender, Ausbildungsplatz, Lehrling, Lehrstelle, Lehre=, Apprenticeship, Berufsausbildung, Apprentice, Ausbildungsstelle, Trainee
Ausbilder, Ausbildungsleiter, Ausbildungsmeister
Umschulung, Umschüler, Ausbildung, Weiterbildung, Quereinsteiger
Duales Studium, Dualer Student, Dual studieren, DHBW, Duale Hochschule, Bachelor, BA-Studium, Dual
Praktikum, Praktikant, Internship, Intern=, Pflichtpraktikum, Praktikumsplatz, Schülerpraktikum, Praxissemester
Werkstudent, Working Student, Studentenjob, Studentische Aushilfe, Studentische Hilfskraft, HiWi, Student, Nebenjob Studenten
Student > Werkstudent, Praktikum, Duales Studium, Studentische Hilfskraft, Aushilfe, Abschlussarbeit
Abschlussarbeit, Bachelorarbeit, Masterarbeit, Thesis=, Masterand, Bachelorand, Diplomarbeit
Trainee, Traineeprogramm, Berufseinsteiger, Absolvent, Graduate, Hochschulabsolvent, Young Professional, Einsteiger, Junior, Nachwuchskraft
Berufseinsteiger, Junior, Trainee, Absolvent, Berufsanfänger, Berufseinstieg, Entry Level
Volontariat, Volontär, Trainee, Redaktionsvolontär
Referendar, Referendariat, Rechtsreferendar, Lehramtsanwärter
Minijob, Aushilfe, Nebenjob, Geringfügig, 450 Euro, 520 Euro, 538 Euro, 556 Euro, 603 Euro, Minijobber, Geringfügige Beschäftigung, Aushilfskraft, 450-Euro-Basis, Nebentätigkeit
Aushilfe, Aushilfskraft, Minijob, Nebenjob, Hilfskraft, Helfer, Saisonkraft, Springer, Aushilfsjob
Nebenjob, Minijob, Aushilfe, Nebenberuflich, Nebentätigkeit, Zweitjob, Teilzeit, Nebenverdienst
Schülerjob, Ferienjob, Aushilfe, Ferienarbeit, Schüler, Ferienjobber, Minijob, Sommerjob, Schülerpraktikum
Ferienjob, Ferienaushilfe, Ferienarbeit, Schülerjob, Sommerjob, Aushilfe, Saison
Saisonarbeit, Saisonkraft, Saisonarbeiter, Saison, Saisonaushilfe
Homeoffice, Remote, Mobiles Arbeiten, Heimarbeit, Telearbeit, Home Office, Hybrid, Zuhause, Hause=
Teilzeit, Teilzeitkraft, Part-time, Halbtags, Halbtagsjob, TZ, Parttime, Vormittags, 20 Stunden, halbe Stelle
Vollzeit, Full-time, Vollzeitkraft, Festanstellung, Fulltime, unbefristet
Festanstellung, Vollzeit, Unbefristet, Permanent
Freelancer, Freiberufler, Freier Mitarbeiter, Freiberuflich, Selbstständig, Honorarkraft, Freelance, Selbstständiger, Subunternehmer
Quereinsteiger, Quereinstieg, Ungelernt, Seiteneinsteiger, Helfer, Ohne Ausbildung, Umsteiger, Hilfskraft
Ungelernt, Hilfskraft, Helfer, Quereinsteiger, Ungelernte Kraft, Hilfsarbeiter, Ohne Ausbildung
Ohne Erfahrung, Quereinsteiger, Helfer, Einsteiger, Aushilfe
Nachtschicht, Nachtarbeit, Nachtdienst, Nachtwache, Dauernachtwache, Schichtarbeit, Night
Nachtwache, Nachtdienst, Dauernachtwache, Pflegefachkraft Nacht, Nachtschicht
Schichtarbeit, Schichtdienst, Schicht, Wechselschicht, Nachtschicht, Frühschicht
Wochenende, Wochenendjob, Samstag, Wochenendaushilfe, Minijob, Aushilfe, Nebenjob
Abends > Nachtschicht, Minijob, Aushilfe, Reinigungskraft, Servicekraft
Rentner > Minijob, Aushilfe, Nebenjob, Fahrer, Hausmeister, Teilzeit
Rentnerjob > Minijob, Aushilfe, Nebenjob, Fahrer, Hausmeister, Teilzeit
Hausfrau > Minijob, Aushilfe, Teilzeit, Reinigungskraft, Haushaltshilfe
Zeitarbeit, Personaldienstleister, Leiharbeit, Arbeitnehmerüberlassung, Personaldienstleistung, Helfer
Elternzeitvertretung, Vertretung, Elternzeit, Krankheitsvertretung, Befristet
Springer, Flexkraft, Springerpool, Vertretung
Initiativbewerbung, Blindbewerbung, Initiativ, Talentpool
Englisch, English, Englischsprachig, English speaking, Fremdsprache
Ehrenamt, Ehrenamtlich, Freiwillig, Freiwilligendienst
Assistenz, Assistent, Assistant, Assistenzkraft
Mitarbeiter, Angestellter, Kraft=, Employee, Staff
Arbeiter, Worker, Mitarbeiter, Helfer, Facharbeiter
Facharbeiter, Fachkraft, Skilled Worker, Facharbeiter Metall
Ausland, International, Auslandseinsatz, Expat
Start-up, Startup, Gründer
Senior, Lead, Principal, Experte, Specialist
Spezialist, Specialist, Experte, Expert
Koordinator, Coordinator, Koordination, Organisator
Planer, Planung, Planner, Disponent
Prüfer, Prüfung, Auditor, Gutachter, Sachverständiger, Inspektor
Gutachter, Sachverständiger, Kfz-Gutachter, Prüfingenieur, Schadengutachter
München, Munich
Köln, Cologne
Nürnberg, Nuremberg
Hannover, Hanover
Wien, Vienna
Zürich, Zurich
Genf, Geneva
Frühschicht, Spätschicht, Schicht, Schichtarbeit
Vormittags > Vormittags, Frühschicht, Teilzeit, Halbtags
Abiturient, Abitur, Schulabgänger > Ausbildung, Duales Studium, Trainee, FSJ, Praktikum
Einstiegsqualifizierung, EQ > Ausbildung, Praktikum, Azubi, Schülerpraktikum
50plus, Ü50, Senioren Job > Minijob, Teilzeit, Aushilfe, Fahrer, Hausmeister
Wiedereinstieg, Wiedereinsteiger, Mama, Mütter, Eltern, Familienfreundlich > Teilzeit, Minijob, Quereinsteiger, Homeoffice, Wiedereinstieg
Samstagsjob, Sonntagsjob > Samstagsjob, Wochenendjob, Samstag, Sonntagsjob, Aushilfe, Minijob, Schülerjob
Schulabschluss, Hauptschule, Hauptschulabschluss, Realschule, Realschulabschluss > Ausbildung, Azubi, Helfer, Praktikum
Bürgergeld, Jobcenter, Arbeitslos > Helfer, Quereinsteiger, Aushilfe, Produktionshelfer
Flüchtlinge, Geflüchtete, Ukraine, Deutschkenntnisse > Helfer, Produktionshelfer, Küchenhilfe, Reinigungskraft, Lagerhelfer
`;
