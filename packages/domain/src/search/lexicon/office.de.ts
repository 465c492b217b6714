/** Office, personnel, finance, law, insurance, public service. */
export const office = `
HR, Human Resources, Personal, Personalwesen, Personalabteilung, Personalmanagement, Personalreferent, People
Personaler, Personalreferent, HR Business Partner, HR Manager, HR Generalist, Personalsachbearbeiter, People Partner, Personalmanager
Personalleiter, HR Director, Head of HR, Leiter Personal, Head of People, Personalleitung
Recruiter, Personalvermittler, Personalberater, Personaldisponent, Talent Acquisition, Recruiting, Headhunter, Personalgewinnung, Sourcer
Personalentwicklung, Personalentwickler, Learning and Development > Personalentwicklung, Personalentwickler, Learning and Development, Personalreferent, HR, Bildungsreferent
Lohnbuchhalter, Gehaltsbuchhalter, Entgeltabrechner, Payroll, Lohnabrechnung, Lohn- und Gehaltsbuchhaltung, Entgeltabrechnung, Payroll Specialist
Buchhalter, Buchhaltung, Finanzbuchhalter, Accountant, Rechnungswesen, Debitorenbuchhalter, Kreditorenbuchhalter, Accounting, Bilanzbuchhalter, FiBu, Finance, Buchführung
Bilanzbuchhalter, Hauptbuchhalter, Accountant, Bilanzierung, Rechnungswesen
Controller, Controlling, Financial Analyst, Finanzcontroller, Finance Manager, Business Controller
Finanzen, Finance, Finanzwesen, Rechnungswesen, Treasury
Steuerberater, Steuerfachangestellte, Steuerfachwirt, Tax, Steuerassistent, Steuern, Steuerkanzlei, Tax Manager
Wirtschaftsprüfer, Auditor, Prüfungsassistent, Revisor, Audit, Interne Revision, Wirtschaftsprüfung
Bürokraft, Bürokauffrau, Kauffrau für Büromanagement, Bürofachkraft, Sachbearbeiter, Büroassistenz, Bürokaufmann, Verwaltungsmitarbeiter, Bürohilfe, Office Assistant, Schreibkraft, Büromitarbeiter, Kaufmännischer Mitarbeiter, Administration
Büro, Office, Verwaltung, Sekretariat, Sachbearbeitung
Sekretärin, Sekretariat, Assistentin der Geschäftsführung, Assistenz der Geschäftsführung, Teamassistenz, Office Manager, Vorzimmer, Büroassistenz, Executive Assistant, Chefsekretärin, Direktionsassistenz, Management Assistant, Vorstandsassistenz
Sachbearbeiter, Sachbearbeitung, Clerk, Kaufmännischer Mitarbeiter, Referent, Kaufmännischer Angestellter
Kaufmann, Kauffrau, Kaufmännisch, Kaufmännischer Angestellter
kfm > Kaufmännisch, Kaufmännischer Mitarbeiter, Kaufmann, Kauffrau
Industriekauffrau, Industriekaufmann, Kaufmännischer Mitarbeiter, Groß- und Außenhandelskaufmann
Großhandelskaufmann, Kaufmann im Groß- und Außenhandel, Großhandel, Außenhandel, Kaufmann Großhandelsmanagement
Empfang, Rezeption, Empfangsmitarbeiter, Rezeptionist, Front Office, Front Desk, Empfangssekretärin, Telefonzentrale, Empfangsdame, Receptionist
Datenerfassung, Datenerfasser, Datentypist, Schreibkraft, Data Entry, Dateneingabe
Callcenter, Call Center, Kundenservice, Telefonist, Kundenberater, Callcenteragent, Customer Service, Service Center, Kundenbetreuer, Hotline, Telefonie, Telefon
Kundenservice, Kundenbetreuung, Kundendienst, Customer Support, Customer Service, Kundenberater, Kundenbetreuer, Customer Success, Customer Care, Kundendienstberater
Einkäufer, Einkauf, Procurement, Purchasing, Beschaffung, Buyer, Supply Chain, Purchaser, Disponent
Geschäftsführer, CEO, Managing Director, Geschäftsleitung, Vorstand, General Manager
Führungskraft, Manager, Leiter, Teamleiter, Abteilungsleiter, Chef, Head of, Leitung, Bereichsleiter, Vorgesetzter, Direktor
Chef, Leiter, Head, Leitung, Geschäftsführer, Manager
Teamleiter, Teamleitung, Team Lead, Gruppenleiter, Teamlead, Supervisor, Schichtleiter
Abteilungsleiter, Head of, Bereichsleiter, Leiter, Abteilungsleitung, Department Manager
Leiter, Leitung, Head, Manager, Führungskraft
Projektleiter, Projektmanager, Project Manager, Projektleitung, Projektmanagement, PMO, Projektkoordinator, Projektingenieur
Berater, Consultant, Consulting, Beratung, Unternehmensberater, Advisor
Unternehmensberater, Consultant, Management Consultant, Strategieberater
Betriebswirt, BWL, Wirtschaftswissenschaftler, Diplom-Kaufmann, Kaufmännischer Leiter, Kaufmann
Anwalt, Rechtsanwalt, Jurist, Syndikusrechtsanwalt, Volljurist, Legal Counsel, Lawyer, Anwältin, Unternehmensjurist, Rechtsabteilung
Jurist, Legal Counsel, Volljurist, Wirtschaftsjurist, Rechtsanwalt, Recht, Legal
Rechtsanwaltsfachangestellte, ReNo, ReFa, Rechtsfachwirt, Anwaltsgehilfin, Notarfachangestellte, Paralegal, Notariatsfachangestellte, Rechtsanwaltsgehilfin, Anwaltskanzlei
Notar, Notarfachangestellte, Notariat
Justizfachangestellte, Justizbeamter, Gerichtsschreiber, Rechtspfleger, Justiz, Gerichtsvollzieher, Gericht
Datenschutzbeauftragter, Datenschutz, Compliance, DSGVO, Privacy
Bankkaufmann, Bankkauffrau, Banker, Bankangestellter, Bankberater, Kundenberater Bank, Sparkasse, Bankfachwirt, Finanzberater, Filialbank, Volksbank
Bank, Sparkasse, Bankkaufmann, Banking, Kreditinstitut
Finanzberater, Vermögensberater, Anlageberater, Finanzdienstleister, Finanzkaufmann, Wealth Manager
Versicherungskaufmann, Versicherungsfachmann, Kaufmann für Versicherungen und Finanzen, Versicherungsberater, Schadenregulierer, Versicherung, Versicherungsvertreter, Underwriter
Kreditsachbearbeiter, Kreditanalyst, Kreditberater, Credit Analyst, Baufinanzierung
Immobilienmakler, Makler, Immobilienkaufmann, Hausverwalter, Hausverwaltung, Immobilienverwalter, Property Manager, WEG-Verwalter, Mietverwalter, Immobilienberater, Real Estate
Hausverwaltung, Immobilienverwaltung, WEG-Verwaltung, Immobilienkaufmann, Wohnungsverwaltung, Objektmanager, Property Management
Verwaltungsfachangestellte, Verwaltungsfachwirt, Sachbearbeiter Verwaltung, Verwaltungsangestellte, Beamter, Öffentlicher Dienst, Behörde, Verwaltungswirt, Stadtverwaltung
Beamter, Verwaltung, Öffentlicher Dienst, Verwaltungsfachangestellte, Amt, Behörde, Finanzamt
Öffentlicher Dienst, Verwaltung, Verwaltungsfachangestellte, Stadtverwaltung, Landratsamt, Behörde, Amt, TVöD, Kommune, Bürgerbüro
Sozialversicherungsfachangestellte, Krankenkasse, SoFa, Krankenversicherung, Rentenversicherung
Polizist, Polizei, Polizeivollzugsdienst, Polizeibeamter, Ordnungsamt, Ordnungsdienst
Soldat, Bundeswehr, Offizier, Feldwebel
Zoll, Zöllner, Zollbeamter, Zollsachbearbeiter, Zolldeklarant, Customs=
Politikwissenschaftler, Referent, Public Affairs, Politik, Geisteswissenschaftler
Qualitätsmanagement, QM, Qualitätsmanager, Quality Manager, QMB, Qualitätsbeauftragter, Quality Management
Nachhaltigkeit, Sustainability, ESG, Umweltmanagement, Nachhaltigkeitsmanager
Arbeitssicherheit, Sicherheitsfachkraft, Sifa, HSE, Arbeitsschutz, EHS, Sicherheitsingenieur
Inkasso, Forderungsmanagement, Mahnwesen, Debitorenbuchhaltung
Poststelle, Postbote, Registratur, Bote=, Postbearbeitung
Jura, Rechtswissenschaft, Recht > Jurist, Rechtsanwalt, Legal Counsel, Wirtschaftsjurist, Rechtsanwaltsfachangestellte, Legal, Recht
Büroassistentin, Büroassistenz, Teamassistenz, Bürokraft, Assistenz der Geschäftsführung, Sekretariat, Kaufmann für Büromanagement
Kaufmännische Tätigkeit, Kaufmännisch > Kaufmann, Kauffrau, Sachbearbeiter, Kaufmännischer Mitarbeiter, Industriekaufmann
BWL, Betriebswirtschaft, Wirtschaft > Controlling, Buchhalter, Marketing, Finance, Betriebswirt, Kaufmann, Einkauf, Vertrieb
Bürgergeld, Jobcenter, Arbeitsagentur > Jobcenter, Leistungssachbearbeiter, Arbeitsvermittler, Verwaltungsfachangestellte, Öffentlicher Dienst, Sachbearbeiter
Steuergehilfe > Steuergehilfe, Steuerfachangestellte, Steuerfachwirt
Militär, Reservist > Bundeswehr, Soldat, Offizier, Militär, Reservist
Debitoren > Mahnwesen, Forderungsmanagement, Inkasso, Debitorenbuchhalter, Debitoren
CFO, Finanzvorstand, Leiter Finanzen, Head of Finance, Finance Director, Finanzleiter > CFO, Finanzvorstand, Leiter Finanzen, Head of Finance, Finance Director, Finanzleiter, Kaufmännischer Leiter
Personalleiter, HR Director, Head of HR, Leiter Personal, HR Manager, Personalmanager
Beamtenstelle > Beamtenstelle, Beamter, Verwaltungsfachangestellte, Sachbearbeiter Verwaltung, Verwaltungsfachwirt
COO, Operations Manager, Head of Operations > COO, Betriebsleiter, Operations Manager, Head of Operations
Bookkeeper > Bookkeeper, Buchhalter, Accountant, Finanzbuchhalter
Botschaft, Konsulat, Diplomat, Auswärtiges Amt
Active Sourcing > Active Sourcing, Recruiter, Talent Acquisition, Sourcer, Personalberater
Reklamation, Reklamationsbearbeiter, Beschwerdemanagement, Sachbearbeiter Reklamation > Reklamation, Reklamationsbearbeiter, Kundenservice, Beschwerdemanagement, Sachbearbeiter Reklamation, Qualitätssicherung
Betriebsrat, Personalrat, Gewerkschaft
Insolvenz, Insolvenzverwalter, Sanierung > Insolvenz, Insolvenzverwalter, Rechtsanwalt, Sanierung
Fakturierung, Faktura, Rechnungsstellung > Fakturierung, Faktura, Rechnungsstellung, Buchhalter, Debitorenbuchhalter
Kostenrechnung, Kalkulator > Kostenrechnung, Controller, Controlling, Kalkulator
Rechnungsprüfung, Rechnungsprüfer, Rechnungswesen > Rechnungsprüfung, Kreditorenbuchhalter, Buchhalter, Rechnungswesen, Sachbearbeiter Buchhaltung
Grundbuch, Grundbuchamt > Notarfachangestellte, Rechtspfleger, Justizfachangestellte, Rechtsanwaltsfachangestellte
NGO, Stiftung, Verein, Verband, Gemeinnützig > Stiftung, Verein, Verband, Gemeinnützig, Fundraiser, Fundraising, Projektreferent, Referent
Fundraising, Fundraiser, Fördermittel, Spenden
Protokollant, Sekretär > Protokollant, Schreibkraft, Sekretär
Volkswirt, VWL, Ökonom > Volkswirt, Wirtschaftswissenschaftler, Betriebswirt, Referent, Controlling
Staatsanwalt, Richter > Staatsanwalt, Richter, Volljurist, Jurist, Justiz, Rechtsanwalt
Bundespolizei, Bundespolizist > Bundespolizei, Polizist, Polizei, Polizeivollzugsdienst, Ordnungsamt
Standesbeamter, Standesamt > Standesbeamter, Standesamt, Verwaltungsfachangestellte, Bürgerbüro, Stadtverwaltung, Öffentlicher Dienst
Schulsekretärin, Schulsekretariat > Schulsekretariat, Sekretärin, Sekretariat, Bürokraft
Fremdsprachensekretärin > Fremdsprachensekretärin, Fremdsprachenkorrespondent, Sekretärin, Executive Assistant, Sekretariat
Secretary > Secretary, Sekretärin, Sekretariat, Teamassistenz
Contract Manager, Vertragsmanager, Vertragsmanagement > Contract Manager, Vertragsmanager, Vertragsmanagement, Wirtschaftsjurist, Legal Counsel, Einkäufer
Stenotypistin > Stenotypistin, Schreibkraft, Sekretärin
`;
