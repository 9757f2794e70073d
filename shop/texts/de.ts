import type { ShopTexts } from './en';

/** The shop's own texts in German: shop/texts/en.ts says what each text is for. */
export const shopTexts: ShopTexts = {
  tagline: 'Werkzeug für alle, die bauen',
  description:
    '{brand} fertigt und individualisiert Profiwerkzeug für Werkstätten, Monteure und Händler. Bestellen Sie ab der angegebenen Mindestmenge, mit Stückpreis und aktuellem Bestand.',
  footerIntro:
    'Professionelle Hand-, Elektro- und Messwerkzeuge, seit 1987 im eigenen Werk gefertigt und veredelt.',
  newsletterTitle: 'Neue Werkzeuge, einmal im Monat',
  newsletterText: 'Neuheiten, Preisänderungen und Lieferzeiten. Höchstens eine E-Mail im Monat.',
  emailPlaceholder: 'einkauf@ihrefirma.de',
  currency: 'Dollar',
  home: {
    title: '{brand}: Profiwerkzeug, nach Maß gefertigt und ab Lager',
    hero: {
      eyebrow: 'Hersteller von Profiwerkzeug',
      headline: 'Werkzeuge, die ihre Toleranz halten.',
      text: 'In einem Werk geschmiedet, geschliffen und geprüft, direkt verkauft an Werkstätten, Monteure und Händler. Stückpreis, Mindestmenge und Bestand sehen Sie, bevor Sie fragen.',
      primary: 'Alle Werkzeuge ansehen',
      secondary: 'Neueste Werkzeuge',
      imageAlt: 'Maschinell gefertigte und von Hand vollendete Werkzeuge auf einer Werkbank aus Stahl',
      facts: [
        { term: 'Toleranz', value: '±0,01 mm' },
        { term: 'Stahl', value: 'Cr-V, HSS-Co' },
        { term: 'Versand binnen', value: '1 Werktag' },
      ],
    },
    categories: { title: 'Nach Kategorie einkaufen', all: 'Alle Werkzeuge' },
    who: {
      eyebrow: 'Ein Werk, ein Maßstab',
      title: 'Wer wir sind',
      text: 'Neunzig Menschen unter einem Dach in Cleveland. Wer ein Werkzeug entwirft, sitzt zehn Meter neben denen, die es fertigen, und zeichnet für die Charge verantwortlich.',
      items: [
        {
          key: 'manufacturer',
          title: 'Hersteller',
          text: 'Wir schmieden, zerspanen, härten und veredeln selbst.',
          more: 'Zu jeder Charge gehören Werkstoffzeugnis und Prüfbericht.',
        },
        {
          key: 'customizer',
          title: 'Nach Maß',
          text: 'Ihre Länge, Ihr Griff, Ihre Gravur.',
          more: 'Senden Sie eine Zeichnung und erhalten Sie ein Musterteil, bevor die Serie beginnt.',
        },
        {
          key: 'quicker',
          title: 'Schneller',
          text: 'Lagerware verlässt das Werk innerhalb eines Werktags, Sonderanfertigungen innerhalb von drei Wochen.',
          more: 'Den Termin, den wir bestätigen, halten wir.',
        },
        {
          key: 'shipping',
          title: 'Versand',
          text: 'Als Paket oder auf Palette in 41 Länder, mit Sendungsverfolgung von unserer Rampe bis zu Ihrer.',
          more: 'Alles ist vor Rost und Stößen geschützt verpackt.',
        },
      ],
    },
    latest: {
      eyebrow: 'Frisch aus der Fertigung',
      title: 'Neueste Werkzeuge',
      text: 'Preise je Stück, ohne versteckte Kosten. Der Bestand ist immer aktuell.',
      all: 'Alle ansehen ({count})',
      empty: 'Zurzeit sind keine Werkzeuge im Verkauf. Bitte schauen Sie bald wieder vorbei.',
    },
    statistics: {
      label: 'Der Betrieb in Zahlen',
      items: [
        { figure: '100+', label: 'Kunden' },
        { figure: '120+ Mio.', label: 'Jahresumsatz' },
        { figure: '33.000+', label: 'Bewertungen' },
        { figure: '50+', label: 'Werkzeuge' },
      ],
    },
    clients: {
      eyebrow: 'Von denen, die damit arbeiten',
      title: 'Das sagen unsere Kunden',
      all: 'Alle lesen',
      empty: 'Noch hat niemand eine Bewertung geschrieben.',
    },
    engineers: {
      eyebrow: 'Namen statt Ticketnummern',
      title: 'Unsere Ingenieure',
      text: 'Die Menschen, die antworten, wenn Sie nach Stahl, Härte oder einer Sonderanfertigung fragen.',
    },
    contact: {
      title: 'Fünfzig Stück oder fünfzigtausend?',
      text: 'Sagen Sie uns, was Sie bauen. Sie erhalten Preis, Lieferzeit und Zeichnung von einer Fachkraft, keinen Prospekt.',
      quote: 'Angebot anfordern',
      contact: 'Kontakt aufnehmen',
    },
  },
  blog: {
    title: 'Blog: React und Testen, gefragt und beantwortet',
    heading: 'Gefragt und beantwortet',
    text: 'Wir schreiben unsere Shop-Software selbst. Dies sind die Fragen zu React und zum Testen, die an unseren Werkbänken aufkamen, mit den Antworten, auf die wir uns geeinigt haben.',
    contents: 'Fragen',
  },
  people: [
    {
      slug: 'mara-lindqvist',
      name: 'Mara Lindqvist',
      role: 'Leitung Konstruktion',
      text: 'Zwanzig Jahre Drehmomentwerkzeuge. Gibt jede neue Zeichnung frei.',
    },
    {
      slug: 'tomas-okafor',
      name: 'Tomas Okafor',
      role: 'Werkstofftechnik',
      text: 'Wärmebehandlung und Stahlauswahl. Weiß, warum Ihr Meißel ausbricht.',
    },
    {
      slug: 'irene-castellanos',
      name: 'Irene Castellanos',
      role: 'Sonderwerkzeuge',
      text: 'Macht aus Ihrer Skizze ein Musterteil, meist innerhalb von neun Tagen.',
    },
    {
      slug: 'jun-watanabe',
      name: 'Jun Watanabe',
      role: 'Qualität und Kalibrierung',
      text: 'Leitet den Messraum. Jede Lehre verlässt das Haus mit Zertifikat.',
    },
  ],
};
