import type { Texts } from '../en/texts';

const questions: Texts['blog']['questions'] = [
  {
    slug: 'state-or-derived',
    topic: 'React',
    published: '2026-02-08',
    question: 'Wann sollte ein Wert State sein, und wann wird er beim Rendern berechnet?',
    answer: [
      {
        text: 'Als State behalten Sie nur, was sich aus nichts anderem ableiten lässt: was getippt wurde, was aufgeklappt ist, was der Server zuletzt gesagt hat. Alles, was daraus folgt (die Summe einer Bestellung, ob der Knopf gedrückt werden darf, die gefilterte Liste), ist ein Ausdruck im Rumpf der Komponente.',
      },
      {
        code: "const [quantity, setQuantity] = useState('10');\nconst value = Number(quantity) * tool.price; // kein zweiter State, kein Effekt",
      },
      {
        text: 'Eine Kopie im State muss ein Effekt nachführen, und ein Effekt läuft erst, nachdem der Bildschirm einmal mit der alten Kopie gezeichnet wurde. Daher kommen Flackern und „eine Taste hinterher“. Ist der Ausdruck langsam, messen Sie zuerst und packen ihn dann in useMemo; mit dem React Compiler ist selbst das meist schon erledigt.',
      },
    ],
  },
  {
    slug: 'what-is-an-effect-for',
    topic: 'React',
    published: '2026-03-01',
    question: 'Wofür ist useEffect da, und wofür nicht?',
    answer: [
      {
        text: 'Ein Effekt hält etwas außerhalb von React mit dem Bildschirm synchron: ein Abonnement, einen Timer, eine Karte, den Titel des Dokuments. Er sagt „solange dies mit diesen Werten zu sehen ist, besteht jene Verbindung“, und sein Aufräumen sagt, wie sie endet.',
      },
      {
        text: 'Er ist nicht der Ort für das, was geschieht, weil ein Mensch etwas getan hat. Eine Bestellung abzuschicken gehört in den Submit-Handler: Dort wissen Sie, wer was gedrückt hat, und es kann nicht zweimal laufen, weil eine Komponente zweimal eingehängt wurde. Der Strict Mode hängt in der Entwicklung absichtlich ein, aus und wieder ein, um Effekte zu zeigen, die nicht aufräumen.',
      },
      {
        text: 'Ein guter Test für einen Effekt: Könnte er zehnmal hintereinander laufen, ohne zu schaden? Wenn nicht, ist er ein verkleidetes Ereignis.',
      },
    ],
  },
  {
    slug: 'keys-in-lists',
    topic: 'React',
    published: '2026-03-22',
    question: 'Warum brauchen Listeneinträge einen Key, und warum ist der Index ein schlechter?',
    answer: [
      {
        text: 'Zwischen zwei Renderings muss React entscheiden, welche alte Zeile welche neue ist. Der Key ist die Identität der Zeile. Mit einem stabilen Key behält eine Zeile, die wandert, ihren DOM-Knoten, ihren Fokus, ihren getippten Text und ihren State.',
      },
      {
        text: 'Mit dem Index als Key ist die Identität die Position. Löschen Sie die erste von drei Zeilen, sieht React „die dritte ist weg, die ersten beiden haben ihren Text geändert“: Die falsche Zeile behält das offene Menü oder die halb getippte Notiz. Der Index taugt nur für eine Liste, die nie umsortiert, gefiltert oder in der Mitte gekürzt wird. Sonst nehmen Sie die ID des Datensatzes.',
      },
    ],
  },
  {
    slug: 'server-and-client-components',
    topic: 'React',
    published: '2026-04-12',
    question: 'Wie entscheide ich zwischen Server- und Client-Komponente?',
    answer: [
      {
        text: 'Beginnen Sie auf dem Server. Eine Server-Komponente liest direkt aus der Datenbank, vergrößert das Skript nicht, das der Besucher lädt, und ihr Inhalt steht im HTML, lesbar, bevor ein Skript läuft. In den Client wandert nur der kleinste Teil, der State, einen Event-Handler, einen Effekt oder eine Browser-Schnittstelle braucht.',
      },
      {
        text: 'Die Grenze ist eine Datei mit „use client“, und was sie überquert, muss serialisierbar sein: Zeichenketten, Zahlen, einfache Objekte und gerenderte Kinder. Kinder durchzureichen ist der Kniff, den man kennen sollte. Eine Client-Komponente, die auf- und zuklappt, kann eine auf dem Server gerenderte Liste umschließen, ohne dass die Liste zu Client-Code wird.',
      },
      {
        code: '<Disclosure label="Technische Daten">   {/* Client: weiß, ob offen oder zu */}\n  <SpecTable tool={tool} />              {/* Server: nie als Skript ausgeliefert */}\n</Disclosure>',
      },
    ],
  },
  {
    slug: 'hydration-mismatch',
    topic: 'React',
    published: '2026-05-10',
    question: 'Woher kommt ein Hydration-Fehler, und wie vermeide ich ihn, ohne ihn zu verstecken?',
    answer: [
      {
        text: 'React baut den ersten Baum im Browser und erwartet genau das HTML, das der Server geschickt hat. Alles, was sich zwischen beiden Orten unterscheidet, bricht das: die aktuelle Zeit, eine Zufallszahl, Zeitzone oder Sprache des Besuchers, ein Wert im Local Storage, die Breite des Fensters.',
      },
      {
        text: 'Rendern Sie zuerst an beiden Orten dasselbe. Für einen Wert, den nur der Browser kennt, nehmen Sie useSyncExternalStore mit einem Server-Snapshot: React verwendet den Snapshot beim ersten Rendern und wechselt gleich danach, ohne Warnung. Datumsangaben formatieren Sie auf dem Server mit ausdrücklicher Sprache und Zeitzone und reichen die Zeichenkette weiter. Zu suppressHydrationWarning greifen Sie nur, wo ein Unterschied gewollt ist, etwa bei einem Theme-Attribut am html-Element, das ein Skript vor dem ersten Zeichnen setzt.',
      },
    ],
  },
  {
    slug: 'controlled-or-uncontrolled',
    topic: 'React',
    published: '2026-05-31',
    question: 'Kontrollierte oder unkontrollierte Eingaben in einem großen Formular?',
    answer: [
      {
        text: 'Eine kontrollierte Eingabe rendert ihre Komponente bei jedem Tastendruck. Bei drei Feldern merkt das niemand; bei vierzig mit Validierung schon. Unkontrollierte Eingaben lassen das DOM den Text behalten und werden beim Absenden gelesen. So macht es react-hook-form: Es registriert eine Ref, validiert beim Absenden und danach jeweils das Feld, das sich ändert.',
      },
      {
        text: 'Kontrollierten State nehmen Sie für die wenigen Felder, von denen andere Teile der Seite beim Tippen abhängen, etwa eine Menge, die eine Summe bestimmt, und abonnieren genau diese. Wie auch immer Sie wählen: Nehmen Sie die Regeln aus einem Schema, das der Server teilt, damit eine Meldung im Browser nichts anderes sagt als in der Antwort des Aufrufs.',
      },
    ],
  },
  {
    slug: 'memo-everywhere',
    topic: 'React',
    published: '2026-06-21',
    question: 'Soll ich jede Komponente in memo und jede Funktion in useCallback packen?',
    answer: [
      {
        text: 'Nein. Memoisierung lohnt sich, wenn dreierlei zutrifft: Die Komponente rendert oft, ihre Props sind meist unverändert, und ihr Rendern ist messbar langsam. Fehlt eines davon, bezahlen Sie für das Vergleichen der Props und gewinnen nichts, und wer den Code liest, bezahlt für das Rauschen.',
      },
      {
        text: 'Drei günstigere Mittel kommen zuerst. Verschieben Sie State nach unten in die Komponente, die ihn braucht, damit weniger rendert. Reichen Sie teure Teile als Kinder durch, die ihre Identität behalten. Trennen Sie einen Context, der sich oft ändert, von einem, der es kaum tut. Dann messen Sie mit den React DevTools; das Flammendiagramm nennt die langsame Komponente, und es ist selten die, auf die Sie getippt hätten.',
      },
    ],
  },
  {
    slug: 'unit-integration-e2e',
    topic: 'Testing',
    published: '2026-07-12',
    question: 'Wie teilt man Tests auf Unit-, Integrations- und End-to-End-Tests auf?',
    answer: [
      {
        text: 'Nach der Frage, die jeder beantworten kann. Ein Unit-Test fragt, ob eine Regel stimmt: Geht eine Bestellung von bezahlt zu versandt und von nirgendwo sonst? Er läuft in einer Millisekunde, also prüfen Sie dort jeden Rand. Ein Integrationstest fragt, ob unsere Teile miteinander und mit der Datenbank einig sind: Weist der Aufruf die Bestellung eines anderen ab, kommt der Bestand zurück? Ein End-to-End-Test fragt, ob ein Mensch in einem echten Browser tun kann, wofür er gekommen ist.',
      },
      {
        text: 'Legen Sie eine Prüfung auf die günstigste Ebene, die den Fehler fangen kann. Vierzig Grenzen einer Validierung gehören in eine Tabelle von Unit-Tests; eine davon, als Meldung unter ihrem Feld gesehen, gehört in den Browser. Gelangt ein Fehler in den Betrieb, ergänzen Sie den Test auf der Ebene, auf der er hätte auffallen müssen, nicht ganz oben, nur weil man ihn dort gesehen hat.',
      },
    ],
  },
  {
    slug: 'test-behaviour',
    topic: 'Testing',
    published: '2026-08-09',
    question: 'Was heißt „Verhalten testen, nicht die Umsetzung“ in der Praxis?',
    answer: [
      {
        text: 'Schreiben Sie den Test in Worten, die jemand wiedererkennt, der das Produkt benutzt. Bei einer Komponente: Finde das Feld an seiner Beschriftung, tippe, drücke den Knopf mit seinem Namen, erwarte die Meldung. Nicht: Finde das dritte div und prüfe, dass setState aufgerufen wurde. Bei einer Funktion: Mit dieser Eingabe liefert sie jenes Ergebnis; nicht, dass sie ihre Hilfsfunktion zweimal aufruft.',
      },
      {
        code: "await page.getByLabel('Menge').fill('4');\nawait page.getByRole('button', { name: 'Bestellung aufgeben' }).click();\nawait expect(page.getByText('Menge unter der Mindestmenge')).toBeVisible();",
      },
      {
        text: 'Daraus folgt zweierlei. Umbauten brechen keine Tests mehr, also traut man sich umzubauen. Und weil der Test Bedienelemente über Rolle und Namen findet, lässt eines, das ein Screenreader nicht findet, auch den Test scheitern.',
      },
    ],
  },
  {
    slug: 'flaky-tests',
    topic: 'Testing',
    published: '2026-09-06',
    question: 'Ein Test besteht in neun von zehn Fällen. Was nun?',
    answer: [
      {
        text: 'Behandeln Sie ihn als Fehler, denn er ist einer: im Test oder, etwa ebenso oft, im Produkt. Wiederholen verdeckt beides. Lassen Sie ihn zweihundertmal unter Last laufen und lesen Sie die Fehlschläge; die Ursache ist fast immer eine von vieren.',
      },
      {
        text: 'Eine feste Wartezeit, die auf einer beschäftigten Maschine zu kurz ist: Warten Sie stattdessen auf eine Bedingung. Geteilte Daten: Geben Sie jedem Test eigene Benutzer und Datensätze. Eine Reihenfolge, die niemand zugesichert hat, etwa „die Mitteilung kommt vor dem Seitenwechsel“: Prüfen Sie beides, nicht die Reihenfolge. Und ein Klick, bevor die Seite bereit war, was auch echten Menschen passiert: Beheben Sie das im Produkt, indem der Knopf gesperrt ist, bis er funktioniert.',
      },
    ],
  },
  {
    slug: 'mock-or-real',
    topic: 'Testing',
    published: '2026-09-27',
    question: 'Wann soll ich einen Mock nehmen, und wann das Echte?',
    answer: [
      {
        text: 'Ein Mock wiederholt Ihre eigene Annahme darüber, wie sich die andere Seite verhält. Ist die Annahme falsch, besteht der Test und der Betrieb scheitert. Nehmen Sie also das Echte, wo Sie es sich leisten können: eine echte Datenbank je Testlauf, einen echten HTTP-Server, einen echten Browser.',
      },
      {
        text: 'Für das, was Sie nicht selbst betreiben können, etwa einen Kartendienst oder einen E-Mail-Anbieter, ist ein kleiner Ersatz, der das echte Protokoll spricht, besser als ausgetauschte Funktionen in Ihrem Code. Ihre Client-Bibliothek, Ihre Fehlerbehandlung und Ihre Zeitlimits sind dann mitgetestet, und im Produkt steht kein „wenn Test“. Mocks behalten Sie für das, was sich erzwingen lassen muss: die Uhr, ein Netz, das im schlimmsten Moment abreißt, eine Zufallszahl.',
      },
    ],
  },
  {
    slug: 'coverage',
    topic: 'Testing',
    published: '2026-10-18',
    question: 'Sind 100 % Testabdeckung ein gutes Ziel?',
    answer: [
      {
        text: 'Als Ziel nein, als Landkarte ja. Abdeckung sagt, welche Zeilen liefen, nicht, ob etwas geprüft wurde: Ein Test ohne eine einzige Prüfung deckt eine Menge ab. In der anderen Richtung ist sie allerdings ehrlich. Eine Zeile, die kein Test ausführt, ist sicher ungetestet, und eine Liste davon, einmal in der Woche gelesen, ist eine gute Aufgabenliste.',
      },
      {
        text: 'Wenn Sie wissen wollen, ob Tests einen Fehler bemerken würden, machen Sie einen. Aus einem Kleiner wird ein Kleiner-gleich, eine Rechteprüfung fällt weg, eine Funktion kehrt zu früh zurück. Bleibt alles grün, ist das der Test, der zu schreiben ist. Mutationstests automatisieren genau dies und sind ihre Rechenzeit wert, wo Regeln über Geld oder Rechte entscheiden.',
      },
    ],
  },
];

export const blog: Texts['blog'] = {
  title: 'Blog: React und Testen, gefragt und beantwortet',
  heading: 'Gefragt und beantwortet',
  text: 'Wir schreiben unsere Shop-Software selbst. Dies sind die Fragen zu React und zum Testen, die an unseren Werkbänken aufkamen, mit den Antworten, auf die wir uns geeinigt haben.',
  contents: 'Fragen',
  topics: { React: 'React', Testing: 'Testen' },
  questions,
};
