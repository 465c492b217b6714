/** How a page of the sidebar is found, and what it shows in one sentence. */
export interface Named {
  /** Name in code, if it is not the first component of the story file. */
  readonly code?: string;
  /** Name in the title, if a hook stands for the component. */
  readonly shown?: string;
  /** Common words for it that are neither its name in code nor its title. */
  readonly terms: string;
  /** The component in one sentence. */
  readonly is: string;
  /** Version that brought it, if it was not in the first one. */
  readonly since?: string;
}

const named = (terms: string, is: string, more: Omit<Named, 'terms' | 'is'> = {}): Named => ({ terms, is, ...more });

/** Components, by the title of their page. */
const bausteine: Readonly<Record<string, Named>> = {
  'Bausteine/Abschnitt': named('Bereich', 'Ein Teil der Seite mit Überschrift und Platz für einen Verweis daneben.'),
  'Bausteine/Akkordeon': named('FAQ, Collapse', 'Mehrere aufklappbare Abschnitte untereinander.'),
  'Bausteine/Angaben': named('Facts, Definition', 'Paare aus Begriff und Angabe.'),
  'Bausteine/Aufklappen': named('Collapse, Details, Spoiler', 'Ein Abschnitt, der sich öffnen und schließen lässt.'),
  'Bausteine/Auswahl (nativ)': named('Dropdown, Klappliste', 'Die Auswahlliste des Browsers: klein, schnell, auf Telefonen vertraut.'),
  'Bausteine/Auswahl mit Suche': named('Autocomplete, Typeahead', 'Eine Auswahlliste, in der man durch Tippen sucht.'),
  'Bausteine/Auswahl': named('Dropdown, Klappliste', 'Eine Auswahlliste, deren Einträge mehr als Text enthalten.'),
  'Bausteine/Avatar': named('Profilbild', 'Das Bild einer Person oder ihre Anfangsbuchstaben auf einer Farbe.'),
  'Bausteine/Bewertung': named('Rating, Sterne', 'Eine Bewertung mit einem bis fünf Sternen.'),
  'Bausteine/Blättern': named('Paging, Seiten', 'Vorige und nächste Seite einer Liste, mit der Stelle, an der man ist.'),
  'Bausteine/Code zum Scannen': named('Barcode', 'Ein Text oder eine Adresse als QR-Code.'),
  'Bausteine/Dateifeld': named('Upload, Datei, Dropzone', 'Ein Feld für eine Datei, vom Wählen bis zum Ende der Übertragung.'),
  'Bausteine/Datum': named('Datepicker, Kalender', 'Ein Datum, getippt oder im Kalender gewählt.'),
  'Bausteine/Dialog': named('Modal, Fenster, Popup', 'Ein Fenster über der Seite, das den Fokus hält, bis es geschlossen wird.'),
  'Bausteine/Fehlerzustand': named('Fehler, Error, Fehlerseite', 'Ein Fehler anstelle des Inhalts, mit dem nächsten Schritt.'),
  'Bausteine/Fehlerübersicht': named('Fehler, Validation', 'Alle Fehler eines Formulars, jeder als Verweis auf sein Feld.'),
  'Bausteine/Feldrahmen': named('FormField, Label', 'Beschriftung, Hinweis und Fehler um ein eigenes Eingabefeld.', { code: 'Field' }),
  'Bausteine/Filter': named('Chip, Tag', 'Filter, von denen einer gewählt ist.'),
  'Bausteine/Firmenlogo': named('Bild, Image', 'Das Logo eines Unternehmens oder sein erster Buchstabe.'),
  'Bausteine/Fließtext': named('Markdown, HTML, Prose', 'Formatierter Text mit Überschriften, Listen und Verweisen.'),
  'Bausteine/Fortschritt': named('Progress', 'Der Fortschritt eines Vorgangs als Gleis.'),
  'Bausteine/Geladenes': named('Laden, Retry', 'Inhalt mit seinen Zuständen: lädt, gescheitert, da.'),
  'Bausteine/Hinweisband': named('Alert, Hinweis, Warnung, Callout', 'Eine Meldung in der Seite, mit oder ohne Verweis.'),
  'Bausteine/Karte': named('Box, Panel', 'Eine Fläche, die Zusammengehöriges umschließt.'),
  'Bausteine/Karussell': named('Slider, Slideshow', 'Inhalte, die einander ablösen, von selbst oder auf Wunsch.'),
  'Bausteine/Kontrollkästchen': named('Häkchen', 'Ein Kästchen zum Ankreuzen, mit seiner Beschriftung.'),
  'Bausteine/Kontrollkästchengruppe': named('Mehrfachauswahl', 'Mehrere Kästchen zu einer Frage.'),
  'Bausteine/Kurzhinweis': named('Hint, Popover', 'Ein kurzer Text neben einem Bedienelement, auf das man zeigt.'),
  'Bausteine/Kurzmeldung': named('Snackbar, Notification', 'Eine Meldung, die über der Seite erscheint und wieder geht.', {
    code: 'useToast',
    shown: 'Toast',
  }),
  'Bausteine/Ladeanzeige': named('Loader, Loading', 'Zeigt, dass etwas geladen wird, und sagt es an.'),
  'Bausteine/Ladegerippe': named('Placeholder, Loading', 'Graue Flächen in der Form des Inhalts, der gleich kommt.'),
  'Bausteine/Leerzustand': named('Blank, Empty', 'Der Platz von Inhalt, den es noch nicht gibt, mit dem nächsten Schritt.'),
  'Bausteine/Marke': named('Wortmarke', 'Das Zeichen von Stellwerk mit dem Namen.'),
  'Bausteine/Menü': named('Kontextmenü, Aktionen', 'Eine Schaltfläche, die eine Liste von Aktionen öffnet.'),
  'Bausteine/Nachgeladenes': named('Lazy, Suspense', 'Die Grenze eines Teils, dessen Skript später geladen wird oder ausfallen kann.'),
  'Bausteine/Nur für Vorlesen': named('sr-only, Screenreader', 'Text, den nur ein Vorleseprogramm wahrnimmt.'),
  'Bausteine/Optionsfelder': named('Radiobutton', 'Eine von mehreren sichtbaren Möglichkeiten.'),
  'Bausteine/Passwortfeld': named('Password', 'Ein Passwort, auf Wunsch lesbar.'),
  'Bausteine/Pfad': named('Brotkrumen', 'Der Ort der Seite, von außen nach innen.'),
  'Bausteine/Plakette': named('Label, Pill, Tag', 'Ein kurzes Wort auf getönter Fläche.'),
  'Bausteine/Reiter als Verweise': named('Navigation, Tabs', 'Reiter, von denen jeder eine eigene Adresse hat.'),
  'Bausteine/Reiter': named('Register, Karteikarten', 'Ansichten derselben Seite, zwischen denen man wechselt.'),
  'Bausteine/Rückfrage': named('AlertDialog, Bestätigung, Modal', 'Fragt nach, bevor etwas Unwiderrufliches geschieht.'),
  'Bausteine/Schalter': named('Toggle', 'Eine Einstellung, die sofort ein oder aus ist.'),
  'Bausteine/Schaltfläche': named('Knopf, Taste', 'Löst eine Handlung aus.'),
  'Bausteine/Statuszeichen': named('Ring, Indicator', 'Ein Ring, der sich mit dem Fortgang füllt, mit seinem Wort.'),
  'Bausteine/Suchfeld': named('Suche', 'Ein Feld für Suchwörter, mit einer Schaltfläche zum Leeren.'),
  'Bausteine/Symbol': named('Piktogramm', 'Ein Zeichen neben einem Text.'),
  'Bausteine/Symbolschaltfläche': named('Knopf', 'Eine Schaltfläche, die nur ein Symbol zeigt.'),
  'Bausteine/Säulendiagramm': named('Chart, Graph, Statistik', 'Zahlen als Gruppen von Säulen oder als Tabelle.'),
  'Bausteine/Tabelle': named('Datagrid, Liste', 'Gleichartige Zeilen mit Spalten, nach denen man sortieren kann.'),
  'Bausteine/Textbereich': named('Multiline', 'Text über mehrere Zeilen.'),
  'Bausteine/Texteditor': named('WYSIWYG, Tiptap', 'Ein Feld für formatierten Text.'),
  'Bausteine/Textfeld': named('Input, Eingabe', 'Eine Zeile Text mit ihrer Beschriftung.'),
  'Bausteine/Verweis als Schaltfläche': named('Knopf, Anchor', 'Ein Verweis, der wie eine Schaltfläche aussieht.'),
  'Bausteine/Verweis': named('Anchor, Hyperlink', 'Ein Verweis im Text oder mit Symbol für sich.'),
  'Bausteine/Video': named('YouTube, Player', 'Spielt ein Video; von YouTube lädt vorher nichts.'),
  'Bausteine/Werkzeugleiste': named('Actions', 'Werkzeuge, zwischen denen die Pfeiltasten wandern.'),
  'Bausteine/Zahlenfeld': named('Stepper, Number', 'Eine Zahl, getippt oder in Schritten.'),
  'Bausteine/Zeitraum': named('Datumsbereich, Kalender', 'Ein Anfang und ein Ende, getippt oder im Kalender gewählt.'),
};

/** Patterns with the words of the domain, by the title of their page. */
const muster: Readonly<Record<string, Named>> = {
  'Muster/Aktueller Tarif': named('Plan, Abo', 'Der Tarif eines Unternehmens mit Preis, Status und Laufzeit.'),
  'Muster/Bewerbung im Einzelnen': named('Details, Dokumente', 'Kopf, Kontakt, Unterlagen und Verlauf einer Bewerbung.', {
    code: 'ApplicationHeader',
  }),
  'Muster/Bewerbungsdiagramm': named('Statistik', 'Bewerbungen, Gespräche und Einstellungen der letzten sechs Monate.'),
  'Muster/Bewerbungskarte': named('Kandidat', 'Eine Bewerbung, die sich aufklappen lässt.'),
  'Muster/Bewerbungstabelle': named('Kandidaten', 'Bewerbungen als Tabelle.'),
  'Muster/Bewerbungstafel': named('Kanban', 'Bewerbungen als Tafel mit einer Spalte je Status.'),
  'Muster/Demnächst verfügbar': named('Platzhalter', 'Eine Funktion, die noch gebaut wird.'),
  'Muster/Eigene Bewerbung': named('Kandidat', 'Die eigene Bewerbung mit Stelle, Stand und Aktionen.'),
  'Muster/Empfehlungsbanner': named('Referral', 'Nennt, wer die Stelle empfiehlt, und führt zur Bewerbung.'),
  'Muster/Empfehlungsfenster': named('Teilen, Share', 'Das Fenster, in dem man eine Stelle weitergibt.'),
  'Muster/Fokusseite': named('Landingpage', 'Eine Fokusseite in der Liste ihres Unternehmens.'),
  'Muster/Handlung': named('Mutation, Speichern', 'Eine Handlung mit Warten, Erfolg und Fehler an einer Stelle.', { code: 'useAction' }),
  'Muster/Kopf des Unternehmens': named('Navigation, Appbar', 'Der Kopf des Unternehmensbereichs mit Umschalter und Bereichen.'),
  'Muster/Nachricht': named('Postfach, Mail', 'Eine Nachricht in der Liste und im Lesebereich.'),
  'Muster/Newsletter-Bereich': named('Anmeldung', 'Der Newsletter auf einer Seite: Nutzen und Formular.'),
  'Muster/Notizen': named('Kommentar', 'Notizen des Teams: lesen, ändern, speichern.'),
  'Muster/Offene Einladungen': named('Team', 'Einladungen, die noch niemand angenommen hat.'),
  'Muster/Rechtstext': named('AGB, Datenschutz, Impressum', 'Ein Rechtstext mit Fassung, Inhaltsverzeichnis und Ankern.'),
  'Muster/Status wählen': named('Auswahl', 'Jeder Status als Schaltfläche, der geltende gedrückt.'),
  'Muster/Status': named('Badge', 'Der Status einer Bewerbung als Ring und Wort.'),
  'Muster/Statusverlauf des Unternehmens': named('Stepper, Schritte', 'Der Status einer Bewerbung als Gleis mit Abzweig.'),
  'Muster/Stelle in der Unternehmensliste': named('Job', 'Eine Stelle in der Liste ihres Unternehmens.'),
  'Muster/Stellenkarte': named('Job', 'Eine Stelle in der öffentlichen Liste.', { code: 'JobCard' }),
  'Muster/Stimmen': named('Zitate, Kundenstimmen', 'Stimmen von Menschen, die Stellwerk nutzen.'),
  'Muster/Tarife': named('Preise, Pricing', 'Alle Tarife nebeneinander.'),
  'Muster/Teammitglied': named('Person', 'Eine Person des Teams mit Bild, Funktion und Aktionen.'),
  'Muster/Titelbild': named('Cover, Hero', 'Das Titelbild einer Fokusseite im festen Verhältnis.'),
  'Muster/Unterlage': named('Dokument, Download', 'Ein Dokument, das sich in einem neuen Reiter öffnet.'),
  'Muster/Unternehmensprofil': named('Firma', 'Das öffentliche Profil eines Unternehmens.'),
  'Muster/Weg der eigenen Bewerbung': named('Stepper, Zeitachse', 'Die Schritte der eigenen Bewerbung mit ihren Tagen.'),
};

/** Forms and job designs; their pages are screens for approval as well. */
const formulare: Readonly<Record<string, Named>> = {
  'Formulare/Adresse bestätigen': named('Verify', 'Bestätigt die E-Mail-Adresse eines Kontos.'),
  'Formulare/Anmeldung': named('Signin', 'Die Anmeldung mit E-Mail und Passwort.'),
  'Formulare/Bewerbung': named('Apply', 'Die Bewerbung auf eine Stelle, mit Unterlagen und Einwilligungen.'),
  'Formulare/Bewerbung: Fehler': named('Validation', 'Die Bewerbung mit allem, was schiefgehen kann.'),
  'Formulare/Bewerbung: Stelle und Empfehlung': named('Summary', 'Die Stelle und die Empfehlung über der Bewerbung.'),
  'Formulare/Deaktivierung': named('Löschen', 'Die Folgen der Deaktivierung, bestätigt durch den getippten Namen.'),
  'Formulare/Design ändern': named('Template', 'Wählt das Design einer Stellenanzeige.'),
  'Formulare/Einladung': named('Team', 'Lädt eine Person in das Team ein.'),
  'Formulare/Einstellungen': named('Settings', 'Die allgemeinen Einstellungen eines Unternehmens.'),
  'Formulare/Fokusseite': named('Landingpage', 'Eine neue oder bestehende Fokusseite.'),
  'Formulare/Nachricht': named('Mail', 'Eine neue Nachricht.'),
  'Formulare/Newsletter': named('Subscribe', 'Die Anmeldung zum Newsletter.'),
  'Formulare/Passwort': named('Reset', 'Passwort vergessen und neu setzen.', { code: 'PasswordForgotForm' }),
  'Formulare/Profil': named('Account', 'Das eigene Profil.'),
  'Formulare/Registrierung': named('Signup', 'Ein neues Konto.'),
  'Formulare/Stellenanzeige': named('Job', 'Eine neue oder bestehende Stellenanzeige.'),
  'Formulare/Stellenanzeige/Aus vorhandenem Text': named('Import', 'Füllt die Stellenanzeige aus einem vorhandenen Text.'),
  'Formulare/Stellenanzeige: Eintritt und Befristung': named('Job', 'Eintritt und Befristung einer Stelle.'),
  'Formulare/Stellenanzeige: Hinweise': named('Job', 'Hinweise am Feld, die eine Stellenanzeige besser machen.'),
  'Formulare/Stellenanzeige: Video und Speichern': named('Job', 'Das Video einer Stelle und alles, was beim Speichern geschieht.'),
  'Formulare/Tarif bestätigen': named('Checkout', 'Der gewählte Tarif neben dem bisherigen.'),
  'Formulare/Teammitglied': named('Person', 'Eine Person des Teams, neu oder bestehend.'),
  'Formulare/Unternehmensprofil': named('Firma', 'Das Profil eines Unternehmens.'),
  'Vorlagen/Auswahl': named('Design', 'Zeigt eine Stelle im Design, das sie nennt.'),
  'Vorlagen/Klassisch': named('Template', 'Redaktionell: eine Serifenschrift, eine Textspalte, Haarlinien.'),
  'Vorlagen/Konservatives Business': named('Template', 'Ein Geschäftsbogen: Briefkopf, Tabelle der Angaben, nummerierte Absätze.'),
  'Vorlagen/Moderne Alternative': named('Template', 'Ein grüner Auftakt mit Gleis, darunter Karten.'),
};

/** All named pages. */
export const names: Readonly<Record<string, Named>> = { ...bausteine, ...muster, ...formulare };
