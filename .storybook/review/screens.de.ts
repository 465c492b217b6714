/** Purpose, route and audience of every screen, for reviewers. */
interface ScreenFacts {
  /** A sentence: who does what here. */
  readonly purpose: string;
  /** Path in the product; empty for a part of several pages. */
  readonly route: string;
}

/** Who sees the screens of a group. */
const audiences: Readonly<Record<string, string>> = {
  Öffentlich: 'Alle, auch ohne Konto',
  Bewerbung: 'Alle, auch ohne Konto',
  Empfehlung: 'Alle, eigene Empfehlungen nur angemeldet',
  Konto: 'Angemeldete Personen',
  Unternehmen: 'Mitglieder des Unternehmens',
  Verwaltung: 'Administratoren der Plattform',
  Vorlagen: 'Alle, als Design einer Stellenanzeige',
  Formulare: 'Alle, die das Formular ausfüllen',
};

/** Screens that others see than their group says. */
const otherAudiences: Readonly<Record<string, string>> = {
  'Konto/Anmeldeseite': 'Personen ohne Anmeldung',
  'Konto/Registrierungsseite': 'Personen ohne Konto',
  'Konto/Passwortseiten': 'Personen ohne Anmeldung',
  'Konto/Adresse bestätigen': 'Wer den Link aus der E-Mail öffnet',
  'Konto/Einladung annehmen': 'Eingeladene Personen',
  'Konto/Stand ohne Konto': 'Wer den Link aus der E-Mail öffnet',
  'Konto/Profil einer Person': 'Die Person selbst und Unternehmen, bei denen sie sich beworben hat',
  'Öffentlich/Fokusseite': 'Alle; Entwürfe nur Mitglieder des Unternehmens',
  'Unternehmen/Neues Unternehmen': 'Angemeldete Personen',
};

const company = '/company/:companyId';

const facts: Readonly<Record<string, readonly [route: string, purpose: string]>> = {
  'Öffentlich/Startseite': ['/', 'Zeigt Besuchern, wofür Stellwerk da ist, und führt zur Suche.'],
  'Öffentlich/Stellenliste': ['/jobs', 'Wer eine Stelle sucht, findet sie mit Suche, Filtern und Sortierung.'],
  'Öffentlich/Stellenliste/Wie gesucht wurde': ['/jobs', 'Erklärt, warum eine Suche diese Stellen gefunden hat.'],
  'Öffentlich/Stellenliste, Filter': ['/jobs', 'Grenzt die Liste ein, auch auf die Umgebung eines Ortes.'],
  'Öffentlich/Stellenanzeige': ['/jobs/:id', 'Zeigt eine Stelle in ihrem Design und führt zur Bewerbung.'],
  'Öffentlich/Stellenanzeige/Melden': ['/jobs/:id', 'Meldet eine Anzeige, die gegen Regeln verstößt.'],
  'Öffentlich/Unternehmensseite': ['/company/:slug', 'Stellt ein Unternehmen mit seinen offenen Stellen vor.'],
  'Öffentlich/Beendete Stelle': ['/jobs/:id', 'Sagt, dass eine Stelle vergeben ist, und nennt ähnliche.'],
  'Öffentlich/Demnächst verfügbar': ['/coming-soon', 'Kündigt eine Funktion an, die es noch nicht gibt.'],
  'Öffentlich/Fehlerseiten': ['', 'Sagt, warum eine Seite nicht gezeigt wird, und wie es weitergeht.'],
  'Öffentlich/Fokusseite': ['/showcase/:slug', 'Zeigt ein Thema eines Unternehmens mit den Stellen dazu.'],
  'Öffentlich/Für Unternehmen': ['/fuer-unternehmen', 'Erklärt Unternehmen das Angebot und die Tarife.'],
  'Öffentlich/Gemerkte Stellen': ['/saved-jobs', 'Zeigt die Stellen, die in diesem Browser gemerkt sind.'],
  'Öffentlich/Kopf und Fuß': ['', 'Rahmen aller öffentlichen Seiten mit dem Menü.'],
  'Öffentlich/Nächste Seite': ['', 'Zeigt, dass die nächste Seite geladen wird.'],
  'Öffentlich/Neue Stellen per E-Mail': ['/jobs', 'Legt einen Suchauftrag an, der neue Stellen per E-Mail meldet.'],
  'Öffentlich/Newsletter bestätigen und abbestellen': ['/newsletter/confirm', 'Bestätigt den Newsletter oder bestellt ihn ab.'],
  'Öffentlich/Rechtliches': ['/datenschutz', 'Zeigt AGB, Datenschutz, Nutzungsbedingungen, Impressum und Barrierefreiheit.'],
  'Öffentlich/Stelle merken': ['/jobs', 'Merkt eine Stelle mit dem Stern und vergisst sie wieder.'],
  'Öffentlich/Stelle teilen': ['/jobs/:id', 'Gibt eine Stelle über Link, E-Mail oder Nachricht weiter.'],
  'Öffentlich/Suchauftrag bestätigen und löschen': ['/job-alerts/confirm', 'Bestätigt einen Suchauftrag oder löscht ihn.'],
  'Bewerbung/Bewerbungsseite': ['/jobs/view/:id/apply', 'Nimmt eine Bewerbung an, mit oder ohne Konto.'],
  'Bewerbung/Bestätigung': ['/jobs/view/:id/apply/success', 'Bestätigt die Bewerbung und sagt, wie es weitergeht.'],
  'Empfehlung/Empfohlene Stellenanzeige': ['/jobs/:id', 'Sagt, wer die Stelle empfiehlt, und bietet an, sie weiterzugeben.'],
  'Empfehlung/Meine Empfehlungen': ['/dashboard', 'Zeigt eigene Empfehlungslinks mit Bewerbungen und Prämien.'],
  'Konto/Adresse bestätigen': ['/confirm-email', 'Bestätigt die E-Mail-Adresse eines neuen Kontos.'],
  'Konto/Anmeldeseite': ['/login', 'Meldet an und führt dorthin zurück, wo die Anmeldung fehlte.'],
  'Konto/Bewerbung zurückziehen': ['/dashboard', 'Zieht eine eigene Bewerbung nach einer Rückfrage zurück.'],
  'Konto/Eigene Bewerbung': ['/applications/:id', 'Zeigt den Stand einer eigenen Bewerbung.'],
  'Konto/Eigene Bewerbung, Daten': ['/applications/:id', 'Lädt die Daten einer Bewerbung herunter oder löscht sie.'],
  'Konto/Einladung annehmen': ['/invitations/:token', 'Nimmt die Einladung in das Team eines Unternehmens an.'],
  'Konto/Gemerkte Stellen': ['/dashboard', 'Zeigt die gemerkten Stellen des Kontos.'],
  'Konto/Mein Bereich': ['/dashboard', 'Startseite nach der Anmeldung mit allem, was die Person betrifft.'],
  'Konto/Meine Bewerbungen': ['/dashboard', 'Zeigt die eigenen Bewerbungen mit ihrem Stand.'],
  'Konto/Menü im Kopf': ['', 'Führt aus dem Kopf in den eigenen Bereich und meldet ab.'],
  'Konto/Nachrichten': ['/dashboard', 'Zeigt Nachrichten von Unternehmen und nimmt Antworten an.'],
  'Konto/Passwortseiten': ['/forgot-password', 'Setzt ein vergessenes Passwort über einen Link neu.'],
  'Konto/Profil': ['/dashboard', 'Ändert Name, Kontakt, Bild und Passwort.'],
  'Konto/Profil einer Person': ['/users/:id', 'Zeigt, was eine Person über sich angegeben hat.'],
  'Konto/Profil, Daten und Löschung': ['/dashboard', 'Lädt die eigenen Daten herunter oder löscht das Konto.'],
  'Konto/Registrierungsseite': ['/register', 'Legt ein Konto an.'],
  'Konto/Stand ohne Konto': ['/applications/status/:token', 'Zeigt den Stand einer Bewerbung ohne Konto.'],
  'Konto/Suchaufträge': ['/dashboard', 'Zeigt und löscht die eigenen Suchaufträge.'],
  'Konto/Übersicht nach Rolle': ['/dashboard', 'Ordnet den eigenen Bereich nach der Rolle der Person.'],
  'Unternehmen/Rahmen': [`${company}/dashboard`, 'Rahmen aller Seiten eines Unternehmens mit seinen Bereichen.'],
  'Unternehmen/Übersicht': [`${company}/dashboard`, 'Zeigt, was heute zu tun ist, mit Zahlen und Verlauf.'],
  'Unternehmen/Bewerbungen/Ablehnen': [`${company}/applications`, 'Lehnt eine Bewerbung mit einem Text an die Person ab.'],
  'Unternehmen/Bewerbungen/Dokument in der Seite': [
    `${company}/applications`,
    'Zeigt Lebenslauf und Unterlagen, ohne sie herunterzuladen.',
  ],
  'Unternehmen/Bewerbungen/Einzelheiten': [`${company}/applications`, 'Zeigt eine Bewerbung neben der Liste und entscheidet über sie.'],
  'Unternehmen/Bewerbungen/Liste': [`${company}/applications`, 'Findet Bewerbungen in der Tabelle mit Filtern.'],
  'Unternehmen/Bewerbungen/Liste ausgeben': [`${company}/applications`, 'Gibt die Liste als Excel oder PDF aus.'],
  'Unternehmen/Bewerbungen/Mehrere auswählen': [`${company}/applications`, 'Ändert den Stand mehrerer Bewerbungen auf einmal.'],
  'Unternehmen/Bewerbung': [`${company}/applications/:applicationId`, 'Zeigt eine Bewerbung auf einer eigenen Seite.'],
  'Unternehmen/Bewerbung in der Karte': [`${company}/applications`, 'Bearbeitet eine Bewerbung, ohne die Karten zu verlassen.'],
  'Unternehmen/Bewerbung intern': [`${company}/applications`, 'Hält Zuständigkeit, Bewertung und Notizen fest.'],
  'Unternehmen/Bewerbungen als Karten': [`${company}/applications`, 'Sichtet Bewerbungen als Karten.'],
  'Unternehmen/Bewerbungen als Tafel': [`${company}/applications`, 'Ordnet Bewerbungen nach Stand in Spalten.'],
  'Unternehmen/Bewerbungen einer Stelle': [`${company}/jobs/:jobId/applications`, 'Zeigt die Bewerbungen einer Stelle.'],
  'Unternehmen/Stellenanzeigen': [`${company}/jobs`, 'Zeigt die Stellenanzeigen des Unternehmens.'],
  'Unternehmen/Stellenanzeigen verwalten': [`${company}/jobs`, 'Schaltet Anzeigen ein und aus und löscht sie.'],
  'Unternehmen/Stellenanzeige bearbeiten': [`${company}/jobs/:jobId/edit`, 'Schreibt oder ändert eine Stellenanzeige.'],
  'Unternehmen/Stellenanzeige speichern': [`${company}/jobs/create`, 'Speichert eine Anzeige mit ihren Dateien.'],
  'Unternehmen/Entwurf einer Stellenanzeige': [`${company}/jobs/create`, 'Bietet einen angefangenen Entwurf wieder an.'],
  'Unternehmen/Zwei Fassungen einer Stellenanzeige': [
    `${company}/jobs/:jobId/edit`,
    'Führt zusammen, was zwei gleichzeitig geändert haben.',
  ],
  'Unternehmen/Design ändern': [`${company}/jobs`, 'Wählt eines von drei Designs für eine Anzeige.'],
  'Unternehmen/Vorschau einer Stellenanzeige': ['/jobs/preview/:jobId', 'Zeigt eine Anzeige, wie Bewerber sie sehen werden.'],
  'Unternehmen/Importieren und exportieren': [`${company}/jobs/import`, 'Übernimmt Anzeigen aus einer Datei und gibt sie aus.'],
  'Unternehmen/Team': [`${company}/team`, 'Zeigt das Team mit Rollen und offenen Einladungen.'],
  'Unternehmen/Teammitglied bearbeiten': [`${company}/team`, 'Legt ein Mitglied an oder ändert es.'],
  'Unternehmen/Teammitglied einladen': [`${company}/team`, 'Lädt eine Person per E-Mail in das Team ein.'],
  'Unternehmen/Teammitglied löschen': [`${company}/team`, 'Nimmt ein Mitglied nach einer Rückfrage aus dem Team.'],
  'Unternehmen/Nachrichten': [`${company}/messages`, 'Zeigt den Austausch mit Bewerbern.'],
  'Unternehmen/Nachrichten schreiben und löschen': [`${company}/messages`, 'Schreibt, beantwortet und löscht Nachrichten.'],
  'Unternehmen/Abonnement': [`${company}/subscription`, 'Zeigt den Tarif und bestellt einen anderen.'],
  'Unternehmen/Hinweis zum Tarif': [`${company}/dashboard`, 'Weist auf Grenzen des Tarifs hin, bevor sie stören.'],
  'Unternehmen/Dokumente': [`${company}/documents`, 'Kündigt den Bereich für Dokumente an.'],
  'Unternehmen/Einstellungen': [`${company}/settings`, 'Ändert, was für das ganze Unternehmen gilt.'],
  'Unternehmen/Unternehmensdaten': [`${company}/settings`, 'Ändert Name, Anschrift, Logo und Beschreibung.'],
  'Unternehmen/Unternehmen deaktivieren': [`${company}/settings`, 'Nimmt das Unternehmen nach einer Rückfrage aus dem Netz.'],
  'Unternehmen/Fokusseiten': [`${company}/focus`, 'Zeigt die Fokusseiten und veröffentlicht sie.'],
  'Unternehmen/Fokusseiten schreiben und löschen': [`${company}/focus`, 'Schreibt, ändert und löscht eine Fokusseite.'],
  'Unternehmen/Ganze Seiten': [`${company}/dashboard`, 'Zeigt die Bereiche im Rahmen des Unternehmens.'],
  'Unternehmen/Neues Unternehmen': ['/company/create', 'Legt ein Unternehmen an.'],
  'Unternehmen/Verlauf': [`${company}/history`, 'Zeigt, wer im Unternehmen was geändert hat.'],
  'Verwaltung/Abonnement ändern': ['/admin', 'Ändert den Tarif eines Unternehmens.'],
  'Verwaltung/Abonnenten': ['/admin', 'Zeigt, wer den Newsletter bekommt.'],
  'Verwaltung/Auszahlungen': ['/admin', 'Prüft und vermerkt Prämien für Empfehlungen.'],
  'Verwaltung/Meldungen': ['/admin', 'Prüft gemeldete Stellenanzeigen.'],
  'Verwaltung/Nachrichten': ['/admin', 'Beantwortet Nachrichten an die Plattform.'],
  'Verwaltung/Postausgang': ['/admin', 'Zeigt gesendete E-Mails und sendet sie erneut.'],
  'Verwaltung/Registrierungen': ['/admin', 'Zeigt neue Konten.'],
  'Verwaltung/Übersicht': ['/admin', 'Zeigt, was auf der Plattform zu tun ist.'],
  'Verwaltung/Unternehmen und Abonnements': ['/admin', 'Findet Unternehmen und ihren Tarif.'],
  'Vorlagen/Vergleich': ['/jobs/:id', 'Stellt die drei Designs nebeneinander.'],
  'Vorlagen/Klassisch': ['/jobs/:id', 'Design „Klassisch“ mit jeder Art von Stelle.'],
  'Vorlagen/Moderne Alternative': ['/jobs/:id', 'Design „Moderne Alternative“ mit jeder Art von Stelle.'],
  'Vorlagen/Konservatives Business': ['/jobs/:id', 'Design „Konservatives Business“ mit jeder Art von Stelle.'],
  'Vorlagen/Auswahl': ['/jobs/:id', 'Zeigt eine Stelle im gewählten Design.'],
  'Formulare/Adresse bestätigen': ['/confirm-email', 'Bestätigt eine Adresse mit einem Passwort.'],
  'Formulare/Anmeldung': ['/login', 'Fragt E-Mail-Adresse und Passwort ab.'],
  'Formulare/Bewerbung': ['/jobs/view/:id/apply', 'Fragt ab, was zu einer Bewerbung gehört.'],
  'Formulare/Bewerbung: Fehler': ['/jobs/view/:id/apply', 'Sagt, was an der Bewerbung noch fehlt.'],
  'Formulare/Bewerbung: Stelle und Empfehlung': ['/jobs/view/:id/apply', 'Nennt die Stelle und die Empfehlung über dem Formular.'],
  'Formulare/Deaktivierung': [`${company}/settings`, 'Fragt nach, bevor ein Unternehmen deaktiviert wird.'],
  'Formulare/Design ändern': [`${company}/jobs`, 'Fragt das Design einer Anzeige ab.'],
  'Formulare/Einladung': [`${company}/team`, 'Fragt ab, wer eingeladen wird.'],
  'Formulare/Einstellungen': [`${company}/settings`, 'Fragt allgemeine Einstellungen ab.'],
  'Formulare/Fokusseite': [`${company}/focus`, 'Fragt den Inhalt einer Fokusseite ab.'],
  'Formulare/Nachricht': [`${company}/messages`, 'Fragt Empfänger, Betreff und Text ab.'],
  'Formulare/Newsletter': ['/', 'Meldet zum Newsletter an.'],
  'Formulare/Passwort': ['/forgot-password', 'Fragt eine Adresse oder ein neues Passwort ab.'],
  'Formulare/Profil': ['/dashboard', 'Fragt die Angaben einer Person ab.'],
  'Formulare/Registrierung': ['/register', 'Fragt ab, was zu einem Konto gehört.'],
  'Formulare/Stellenanzeige': [`${company}/jobs/create`, 'Fragt ab, was in einer Stellenanzeige steht.'],
  'Formulare/Stellenanzeige/Aus vorhandenem Text': [`${company}/jobs/create`, 'Füllt das Formular aus einem fertigen Text.'],
  'Formulare/Stellenanzeige: Eintritt und Befristung': [`${company}/jobs/create`, 'Fragt Eintritt und Befristung ab.'],
  'Formulare/Stellenanzeige: Hinweise': [`${company}/jobs/create`, 'Schlägt bessere Wörter für die Anzeige vor.'],
  'Formulare/Stellenanzeige: Video und Speichern': [`${company}/jobs/create`, 'Nimmt ein Video an und speichert die Anzeige.'],
  'Formulare/Tarif bestätigen': [`${company}/subscription`, 'Bestätigt die Wahl eines Tarifs.'],
  'Formulare/Teammitglied': [`${company}/team`, 'Fragt die Angaben eines Mitglieds ab.'],
  'Formulare/Überblick': ['', 'Zeigt alle Formulare auf einer Seite.'],
  'Formulare/Unternehmensprofil': [`${company}/settings`, 'Fragt die Angaben eines Unternehmens ab.'],
};

const groupOf = (title: string): string => title.split('/')[0] ?? '';

/** Entries that walk through several pages with the demo data have no page of their own. */
const isWalk = (title: string): boolean => /mit Beispieldaten$/i.test(title);

/** Titles with facts of their own. */
export const describedScreens: readonly string[] = Object.keys(facts);

/** Facts of a screen; `undefined` for an unknown one. */
export function factsOf(title: string): ScreenFacts | undefined {
  const [route, purpose] = facts[title] ?? (isWalk(title) ? ['', 'Zeigt Abläufe über mehrere Seiten, mit den Beispieldaten.'] : []);
  return route === undefined || purpose === undefined ? undefined : { route, purpose };
}

/** Who sees a screen. */
export const audienceOf = (title: string): string => otherAudiences[title] ?? audiences[groupOf(title)] ?? '';
