/** Words written in lower case within a German name. All others are nouns: a missing word is visible in the sidebar and is added. */
const small = new Set(
  `ab abgebrochen abgelaufen abgelehnt ablehnen aktiv alle allein allem allen alles allgemein als am an ändern andere anderem
  anderen anderer anderes anfordern angefordert angelegt angemeldet ankündigen ansehen archivieren archiviert auf aufgebraucht
  aufgehoben aus ausgefüllt ausgewählt ausstehend bald bearbeiten behoben bei beim belegt bestätigen bestätigt bewegen bis bleibt
  blendet breit breiter da danach dann das dem den der des die drei dreihundert dunkel durch eigene eigenem eigenen eigener eigenes
  ein eine einem einen einer eines eingebettet eingereicht eingeladen einladen einmal einzeln entfernen entfernt enthält erlaubt
  erreichbar erst erstellen erstellt falsch falsche falscher falsches fehlen fehlend fehlende fehlgeschlagen fehlt fremde fremder
  fremdes für führt gefragt gefüllt gefunden geht gekürzt gekündigt geladen gelesen gelingt gelöscht gerahmt geschlossen gesendet
  gesetzt gesperrt gespeichert gespeicherte gestapelt gesteuert gewählt geändert gibt gleich groß halten hebt heller hochgeladen im
  immer in inaktiv ist jede jeder jedes jemand kaputtes kein keine keinen klein konservativ kopieren kündigen kurz lang lange
  langer langes leer leeren lesen läuft lädt löschen markieren mehrere mehr meldet mit monatlich nach neben nebeneinander neu neue
  neuer neues nicht nichts nie nimmt noch nur ob oder offen ohne passt private privates prüfen ruhig scheitert schließen schließt
  schlicht schmal schmalem schneller schon schreiben selbst senden senkrecht sich sie sind sofort sortieren sortiert speichern
  statt tippen tot über überlanger übermittelt übrig um und ungelesen ungültig unter unvollständig unzulässig verborgenem
  verbraucht verlassene verlässt verschieben verschoben veröffentlicht versteckt viele vier volle vollem vom von vor voraus
  vorgelesen vorher wählen wandern war wechseln weg weiter weiteren wenn werden wieder wird während zeigen zerstört zu zum zur
  zurück zurückgezogen zurückziehen zwei zweiten zwischen öffnen bricht diesem freiwillige scheitern schweigt unterwegs versuchen
  zurücksetzen`.split(/\s+/),
);

/** Names with a spelling of their own. */
const spelled = new Map([
  ['Html', 'HTML'],
  ['Id', 'ID'],
  ['Pdf', 'PDF'],
  ['Youtube', 'YouTube'],
]);

/** The German name of a story by the name of its export: `NichtGefunden` reads 'Nicht gefunden'. */
export function storyName(exportName: string): string {
  const parts = exportName.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)/u);
  return parts
    .map((word, index) => {
      const lower = word.toLocaleLowerCase('de');
      return index > 0 && small.has(lower) ? lower : (spelled.get(word) ?? word);
    })
    .join(' ')
    .replace(/\bLinked in\b/iu, 'LinkedIn');
}
