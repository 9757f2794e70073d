type Answer = { text: string } | { code: string };
type Question = {
  slug: string;
  topic: 'React' | 'Testing';
  /** As `2026-03-14`. */
  published: string;
  question: string;
  answer: Answer[];
};

const questions: Question[] = [
  {
    slug: 'state-or-derived',
    topic: 'React',
    published: '2026-02-08',
    question: 'When should a value be state, and when should it be computed while rendering?',
    answer: [
      {
        text: 'Keep as state only what cannot be worked out from something else: what was typed, what is open, what the server last said. Everything that follows from it (the total of an order, whether the button may be pressed, the filtered list) is an expression in the body of the component.',
      },
      {
        code: "const [quantity, setQuantity] = useState('10');\nconst value = Number(quantity) * tool.price; // no second state, no effect to keep it in step",
      },
      {
        text: 'A copy kept in state has to be updated by an effect, and an effect runs after the screen was painted once with the old copy. That is where flicker and “one keystroke behind” come from. If the expression is slow, measure first, then wrap it in useMemo; with the React Compiler even that is usually done for you.',
      },
    ],
  },
  {
    slug: 'what-is-an-effect-for',
    topic: 'React',
    published: '2026-03-01',
    question: 'What is useEffect for, and what is it not for?',
    answer: [
      {
        text: 'An effect keeps something outside React in step with what is on the screen: a subscription, a timer, a map widget, the document title. It says “while this is shown with these values, that connection exists”, and its cleanup says how to end it.',
      },
      {
        text: 'It is not the place for what happens because a person did something. Sending an order belongs in the submit handler: there you know who pressed what, and it cannot run twice because a component was mounted twice. Strict Mode mounts, unmounts and mounts again in development on purpose, to show effects that do not clean up.',
      },
      {
        text: 'A good test for an effect: could it run ten times in a row without harm? If not, it is an event in disguise.',
      },
    ],
  },
  {
    slug: 'keys-in-lists',
    topic: 'React',
    published: '2026-03-22',
    question: 'Why must list items have a key, and why is the index a poor one?',
    answer: [
      {
        text: 'Between two renders React has to decide which old row is which new row. The key is the row’s identity. With a stable key a row that moves keeps its DOM node, its focus, its typed text and its state.',
      },
      {
        text: 'With the index as key, identity is the position. Delete the first of three rows and React sees “the third one is gone, the first two changed their text”: the wrong row keeps the open menu or the half-typed note. The index is fine only for a list that is never reordered, filtered or shortened from the middle. Otherwise use the record’s id.',
      },
    ],
  },
  {
    slug: 'server-and-client-components',
    topic: 'React',
    published: '2026-04-12',
    question: 'How do I decide between a server component and a client component?',
    answer: [
      {
        text: 'Start on the server. A server component reads the database directly, adds nothing to the script the visitor downloads, and its content is in the HTML, readable before any script runs. Move to the client only the smallest part that needs state, an event handler, an effect or a browser API.',
      },
      {
        text: 'The boundary is a file with “use client”, and what crosses it must be serialisable: strings, numbers, plain objects, and rendered children. Passing children through is the trick worth knowing. A client component that opens and closes can wrap a server-rendered list without turning the list into client code.',
      },
      {
        code: '<Disclosure label="Specification">   {/* client: knows open or closed */}\n  <SpecTable tool={tool} />           {/* server: never shipped as script */}\n</Disclosure>',
      },
    ],
  },
  {
    slug: 'hydration-mismatch',
    topic: 'React',
    published: '2026-05-10',
    question: 'What causes a hydration mismatch, and how do I avoid it without hiding it?',
    answer: [
      {
        text: 'React builds the first client tree and expects the very HTML the server sent. Anything that differs between the two places breaks that: the current time, a random number, the visitor’s time zone or locale, a value in local storage, the width of the window.',
      },
      {
        text: 'Render the same thing in both places first. For a browser-only value use useSyncExternalStore with a server snapshot: React uses the snapshot for the first render and switches right after, without a warning. For dates, format with an explicit locale and time zone on the server and pass the string. Reach for suppressHydrationWarning only where a difference is intended, such as a theme attribute on the html element that a script sets before the first paint.',
      },
    ],
  },
  {
    slug: 'controlled-or-uncontrolled',
    topic: 'React',
    published: '2026-05-31',
    question: 'Controlled or uncontrolled inputs for a large form?',
    answer: [
      {
        text: 'A controlled input renders its component on every keystroke. For three fields nobody notices; for forty with validation, people do. Uncontrolled inputs let the DOM keep the text and are read on submit, which is what react-hook-form does: it registers a ref, validates on submit, and afterwards validates the field that changes.',
      },
      {
        text: 'Use controlled state for the few fields that other parts of the page depend on while typing, for instance a quantity that drives a total, and subscribe to exactly those. Whichever you choose, take the rules from one schema shared with the server, so that a message cannot say one thing in the browser and another in the answer of the call.',
      },
    ],
  },
  {
    slug: 'memo-everywhere',
    topic: 'React',
    published: '2026-06-21',
    question: 'Should I wrap every component in memo and every function in useCallback?',
    answer: [
      {
        text: 'No. Memoisation pays when three things are true: the component renders often, its props are usually unchanged, and its render is measurably slow. If one fails, you pay for comparing props and gain nothing, and the reader pays for the noise.',
      },
      {
        text: 'Three cheaper cures come first. Move state down to the component that uses it, so that less renders. Pass expensive parts as children, which keep their identity. Split a context that changes often from one that hardly does. Then profile with the React DevTools; the flame graph names the slow component, and it is rarely the one you would have guessed.',
      },
    ],
  },
  {
    slug: 'unit-integration-e2e',
    topic: 'Testing',
    published: '2026-07-12',
    question: 'How should tests be divided between unit, integration and end-to-end?',
    answer: [
      {
        text: 'By the question each can answer. A unit test asks whether a rule is right: does an order move from paid to shipped and from nowhere else? It runs in a millisecond, so test every edge there. An integration test asks whether our parts agree with each other and with the database: does the call refuse somebody else’s order, does the stock come back? An end-to-end test asks whether a person can do what they came for, in a real browser.',
      },
      {
        text: 'Put a check at the cheapest level that can catch the mistake. Forty validation boundaries belong in a table of unit tests; one of them, seen as a message under its field, belongs in the browser. If a bug reaches production, add the test at the level where it should have been caught, not at the top because that is where it was seen.',
      },
    ],
  },
  {
    slug: 'test-behaviour',
    topic: 'Testing',
    published: '2026-08-09',
    question: 'What does “test behaviour, not implementation” mean in practice?',
    answer: [
      {
        text: 'Write the test in words a user of the thing would recognise. For a component: find the field by its label, type, press the button by its name, expect the message. Not: find the third div, check that setState was called. For a function: given this, it answers that; not that it called its helper twice.',
      },
      {
        code: "await page.getByLabel('Quantity').fill('4');\nawait page.getByRole('button', { name: 'Place Order' }).click();\nawait expect(page.getByText('Quantity short than MOQ')).toBeVisible();",
      },
      {
        text: 'Two things follow. Refactoring stops breaking tests, so people dare to refactor. And since the test finds controls by role and name, a control that a screen reader cannot find fails the test as well.',
      },
    ],
  },
  {
    slug: 'flaky-tests',
    topic: 'Testing',
    published: '2026-09-06',
    question: 'A test passes nine times out of ten. What now?',
    answer: [
      {
        text: 'Treat it as a bug, because it is one: in the test or, about as often, in the product. Retrying hides both. Run it two hundred times in a loop under load and read the failures; the cause is nearly always one of four.',
      },
      {
        text: 'A fixed sleep that is too short on a busy machine: wait for a condition instead. Shared data: give each test its own user and records. An order of events nobody guaranteed, such as “the toast comes before the navigation”: assert both, not their order. And a click before the page was ready, which real users hit too: fix that in the product, by disabling the button until it works.',
      },
    ],
  },
  {
    slug: 'mock-or-real',
    topic: 'Testing',
    published: '2026-09-27',
    question: 'When should I mock, and when should I use the real thing?',
    answer: [
      {
        text: 'A mock repeats your own belief about how the other side behaves. If the belief is wrong, the test passes and production fails. So use the real thing where you can afford it: a real database per test run, a real HTTP server, a real browser.',
      },
      {
        text: 'For what you cannot run, such as a card processor or a mail provider, prefer a small stand-in that speaks the real protocol over functions replaced inside your code. Your client library, your error handling and your timeouts are then tested too, and the product has no “if test” in it. Keep mocks for what must be forced to happen: the clock, a network that breaks at the worst moment, a random number.',
      },
    ],
  },
  {
    slug: 'coverage',
    topic: 'Testing',
    published: '2026-10-18',
    question: 'Is 100% coverage a good goal?',
    answer: [
      {
        text: 'As a goal, no; as a map, yes. Coverage says which lines ran, not whether anything was checked: a test without a single assertion covers plenty. It is honest in the other direction, though. A line that no test runs is surely untested, and a list of those, read once a week, is a good to-do list.',
      },
      {
        text: 'If you want to know whether tests would notice a mistake, make one. Turn a less-than into a less-or-equal, drop a permission check, return early. If everything stays green, that is the test to write. Mutation testing automates exactly this and is worth the machine time for rules that handle money or rights.',
      },
    ],
  },
];

/** Product §2.1. */
export const blog = {
  title: 'Blog: React and testing, asked and answered',
  heading: 'Asked and answered',
  text: 'We write our own shop software. These are the questions on React and testing that came up at our benches, with the answers we settled on.',
  contents: 'Questions',
  topics: { React: 'React', Testing: 'Testing' },
  questions,
};
