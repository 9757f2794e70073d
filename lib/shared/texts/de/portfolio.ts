import type { Texts } from '../en/texts';

export const portfolio: Texts['portfolio'] = {
  title: 'Portfolio: Daniel Reyes, leitender Entwickler',
  name: 'Daniel Reyes',
  role: 'Leitender Entwickler, Auftragssysteme',
  intro:
    'Ich baue die Software, mit der eine Fabrik verkauft und versendet: Shops, die beim Bestand die Wahrheit sagen, Bestellabläufe, die Doppelklicks und abgerissene Verbindungen überstehen, und die unscheinbaren, verlässlichen Leitungen zwischen Werkhalle und Web.',
  facts: [
    { term: 'Standort', value: 'Cleveland, Ohio' },
    { term: 'Erfahrung', value: '14 Jahre' },
    { term: 'Sprachen', value: 'Englisch, Spanisch, Deutsch (B2)' },
  ],
  contact: 'Daniel schreiben',
  experienceTitle: 'Berufserfahrung',
  experience: [
    {
      period: '2018 bis heute',
      role: 'Leitender Entwickler, Auftragssysteme',
      place: 'Forgeline, Cleveland',
      points: [
        'Eine Bestellannahme aus Telefon und Tabellen durch einen Shop ersetzt, der den Bestand in derselben Transaktion wie die Bestellung reserviert; Überverkäufe gab es vorher jede Woche, seither nie.',
        'Die Zeit von der bezahlten Bestellung bis zum Lieferschein von vier Stunden auf unter eine Minute gebracht, indem der Status der Bestellung die einzige Quelle der Wahrheit ist.',
        'Leite ein Team von fünf. Wir prüfen täglich gegenseitig unsere Arbeit und liefern an jedem Werktag aus.',
      ],
    },
    {
      period: '2014 bis 2018',
      role: 'Senior-Entwickler',
      place: 'Great Lakes Bearing Supply, Toledo',
      points: [
        'Die Suche über 180.000 Teilenummern gebaut: erst genaue Treffer, dann Wortanfänge, dann nachsichtig bei Tippfehlern, in 40 ms.',
        'Vertragstests zwischen Katalog und Lagersystem eingeführt, die den bösen Überraschungen am Montagmorgen ein Ende setzten.',
      ],
    },
    {
      period: '2011 bis 2014',
      role: 'Automatisierungsingenieur',
      place: 'Harmon Toolworks, Akron',
      points: [
        'Schleifzellen und ihre Messstationen programmiert; die erste Anzeige geschrieben, die die Bediener behalten wollten.',
        'Die Rüstzeit der Bohrerlinie um ein Drittel verkürzt, mit einer Checkliste auf einem Tablet an der Maschine.',
      ],
    },
  ],
  projectsTitle: 'Ausgewählte Arbeiten',
  projects: [
    {
      name: 'Storefront',
      text: 'Dieser Shop. Auf dem Server gerenderte Seiten, ein Schema für Browser und Server, Zahlungen, die gleich ausgehen, ob der Tab offen bleibt oder nicht.',
      tags: ['TypeScript', 'React', 'Next.js', 'MongoDB'],
    },
    {
      name: 'Gauge Room',
      text: 'Kalibrierdaten für 2.300 Lehren, mit Zertifikaten, die sich selbst drucken, und Erinnerungen, die vor dem Termin kommen statt danach.',
      tags: ['Node.js', 'PDF', 'Barcode'],
    },
    {
      name: 'Heat Log',
      text: 'Ofenkurven, jede Sekunde aufgezeichnet und zehn Jahre aufbewahrt; die Chargennummer auf einem Meißel führt zu der Kurve, mit der er gehärtet wurde.',
      tags: ['Zeitreihen', 'SPS', 'Grafana'],
    },
  ],
  skillsTitle: 'Kenntnisse',
  skills: [
    { area: 'Sprachen', items: 'TypeScript, Go, SQL, Strukturierter Text' },
    { area: 'Web', items: 'React, Next.js, barrierefreie Oberflächen, HTTP und Caching' },
    { area: 'Daten', items: 'MongoDB, PostgreSQL, Transaktionen, Bestandsbücher' },
    { area: 'Qualität', items: 'Playwright, Vitest, Vertragstests, Lasttests' },
    { area: 'Werkhalle', items: 'SPS, OPC UA, Anbindung von Etikettendruck und Drehmomentwerkzeugen' },
  ],
  educationTitle: 'Ausbildung',
  education: [
    { period: '2007 bis 2011', what: 'B.Sc. Mechatronik', where: 'The University of Toledo' },
    { period: '2016', what: 'Certified ScrumMaster', where: 'Scrum Alliance' },
  ],
};
