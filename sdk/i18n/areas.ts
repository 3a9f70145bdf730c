/** A part of the product that is translated as a whole: shown in Spanish only when all of it is (ADR 92). */
export interface Area {
  /** Also the name of its catalog: `sdk/locales/es/<name>.po`. */
  readonly name: string;
  /** Globs from the repository's root. */
  readonly files: readonly string[];
  readonly without?: readonly string[];
  /** Where one file belongs to several areas: the keys of this area's messages. */
  readonly keys?: RegExp;
  /** Properties that stay as they are, such as citations. */
  readonly verbatimKeys?: readonly string[];
  /**
   * `screen`: the build replaces its texts. `letter`: the English stays, since schools read it, and a module that ends in
   * `?es` is the Spanish (ADR 101). `server`: read while the server runs.
   */
  readonly kind: "screen" | "letter" | "server";
}

const toolFolder = "widgets/src/tools";
/** The texts that go to a school, and those that our server's rules know in English. */
const lettersOfTools = [
  `${toolFolder}/**/letterStart.ts`,
  `${toolFolder}/*/reasonSent.ts`,
  `${toolFolder}/letter-generator/writing/**/*.{ts,tsx}`,
  `${toolFolder}/letter-generator/{logic,templates}.ts`,
  `${toolFolder}/signing-advisor/exceptions.ts`,
  `${toolFolder}/signing-advisor/statement.ts`,
];
const samples = [`${toolFolder}/**/sample*.{ts,tsx}`, "widgets/src/preview/**"];

const toolIds = [
  "504-screener",
  "aide-screener",
  "assessments",
  "chat",
  "denial-decoder",
  "dispute-guide",
  "document-reader",
  "emotional-checkin",
  "evaluation-screener",
  "goal-analyzer",
  "jargon-translator",
  "letter-generator",
  "meeting-checklist",
  "rights-guide",
  "signing-advisor",
] as const;

const content = (...names: readonly string[]) => names.map((name) => `dashboard/src/content/${name}.ts`);
const intents = (...names: readonly string[]) =>
  names.map((name) => `api/src/ai/tools/chat/rules/intents/${name}.ts`);
const lawKeys = [
  "term",
  "alsoCalled",
  "inSpanish",
  "relatedTerms",
  "rules",
  "sources",
  "quote",
  "unit",
  "by",
  "checkedOn",
  "reviewedBy",
  "state",
  "agency",
  "name",
  "phone",
  "email",
  "address",
  "page",
];

export const areas: readonly Area[] = [
  ...toolIds.map(
    (id): Area => ({
      name: `tool-${id}`,
      files: [`${toolFolder}/${id}/**/*.{ts,tsx}`],
      // Patterns that read what a parent typed.
      without: [...lettersOfTools, ...samples, `${toolFolder}/letter-generator/**/keepsSomething.ts`],
      kind: "screen",
    }),
  ),
  { name: "letters", files: lettersOfTools, kind: "letter" },
  {
    name: "samples",
    files: [...samples, "widgets/src/samples/**/*.{ts,tsx}"],
    kind: "screen",
  },
  {
    name: "shared-tools",
    files: [
      "widgets/src/{answers,case,documents,element,frame,kept,later,questionnaire,result,screens,state-facts}/**/*.{ts,tsx}",
    ],
    // What a site's owner reads in the console, and the reference of attributes.
    without: [
      "widgets/src/element/{owner,reference,accent,background,sealed}/**",
      "widgets/src/element/overlay/{overlayAttributes,overlaySheet,ownerWords}.ts",
      "widgets/src/element/defineTool.ts",
      "widgets/src/frame/{resize,lookOf,words}.ts",
      // The letter itself, and how Word sets it.
      "widgets/src/documents/letter/{LetterView.tsx,letterText.ts,letterWord.ts,isLongerThanAPage.ts}",
    ],
    kind: "screen",
  },
  {
    name: "shared-gates",
    files: ["sdk/src/{access,client,host,safety/crisis,ui}/**/*.{ts,tsx}"],
    kind: "screen",
  },
  {
    name: "catalog",
    files: ["sdk/src/catalog/*.ts", "sdk/src/case/**/*.ts"],
    without: ["sdk/src/catalog/product.ts", "sdk/src/case/{sync,log}/**", "sdk/src/case/*.ts"],
    kind: "screen",
  },
  {
    name: "forms",
    files: [
      "sdk/src/contract/**/{fieldSchemas,formSchemas}.ts",
      "sdk/src/contract/usage/schemas.ts",
      "sdk/src/contract/ai/*.ts",
      "sdk/src/contract/translation/schemas.ts",
    ],
    // Names of routes in the API's reference.
    verbatimKeys: ["route", "summary", "description"],
    kind: "screen",
  },
  {
    name: "school-documents",
    files: [
      "sdk/src/school-documents/scoreMeaning.ts",
      "sdk/src/school-documents/weak-points/weakPointWords.ts",
    ],
    kind: "screen",
  },
  {
    name: "law-words",
    files: [
      "sdk/src/law/*.ts",
      "sdk/src/law/{dates,deadlines}/*.ts",
      "sdk/src/law/states/*.ts",
      "sdk/src/law/states/facts/*.ts",
    ],
    without: [
      "sdk/src/law/states/{stateNames,loadEvidence,evidenceFields}.ts",
      "sdk/src/law/deadlines/calendarFile.ts",
    ],
    kind: "screen",
  },
  {
    name: "law-federal",
    files: ["sdk/src/law/federal/generated/provisions.ts", "sdk/src/law/federal/generated/limits/*.ts"],
    verbatimKeys: lawKeys,
    kind: "screen",
  },
  ...(
    [
      ["law-glossary-1", /^glossary\.[0-9a-d]/],
      ["law-glossary-2", /^glossary\.[e-o]/],
      ["law-glossary-3", /^glossary\.[p-z]/],
    ] as const
  ).map(
    ([name, keys]): Area => ({
      name,
      files: ["sdk/src/law/glossary/generated/glossary.ts"],
      keys,
      verbatimKeys: lawKeys,
      kind: "screen",
    }),
  ),
  ...(
    [
      ["law-states-1", /^states\.[A-L]/],
      ["law-states-2", /^states\.[M-Z]/],
    ] as const
  ).map(
    ([name, keys]): Area => ({
      name,
      files: ["sdk/src/law/states/generated/allStates.ts"],
      keys,
      verbatimKeys: lawKeys,
      kind: "screen",
    }),
  ),
  {
    name: "answers-chat-1",
    files: [
      ...intents(
        "consent",
        "discipline",
        "disputes",
        "eligibility",
        "entering-and-leaving",
        "evaluation",
        "everyday",
        "goals",
        "growing-up",
        "meetings",
      ),
      "api/src/ai/{words,present}.ts",
      "api/src/ai/law/{provisionItem,createLawIndex}.ts",
      "api/src/ai/tools/chat/words.ts",
    ],
    kind: "server",
  },
  {
    name: "answers-chat-2",
    files: ["api/src/ai/tools/chat/rules/intents/*.ts"],
    without: intents(
      "consent",
      "discipline",
      "disputes",
      "eligibility",
      "entering-and-leaving",
      "evaluation",
      "everyday",
      "goals",
      "growing-up",
      "meetings",
    ),
    kind: "server",
  },
  ...(["denial-decoder", "dispute-guide", "goal-analyzer"] as const).map(
    (id): Area => ({
      name: `answers-${id}`,
      files: [`api/src/ai/tools/${id}/words/*.ts`],
      // Instructions for a model; and a goal is rewritten in English, for the school.
      without: [`api/src/ai/tools/${id}/words/{model,blanks}.ts`],
      kind: "server",
    }),
  ),
  {
    name: "answers-jargon-translator",
    files: ["api/src/ai/tools/jargon-translator/words.ts"],
    kind: "server",
  },
  {
    name: "mails",
    files: ["api/src/mail/templates/*.ts", "api/src/mail/compose.ts"],
    without: ["api/src/mail/templates/partner.ts", "api/src/mail/templates/contactMessage.ts"],
    kind: "server",
  },
  {
    name: "server-messages",
    files: ["api/src/**/errors.ts", "api/src/{newsletter,downloads}/*.ts", "api/src/access/presenter.ts"],
    without: ["api/src/{admin,partners}/**", "api/src/newsletter/{command,letterFile}.ts"],
    kind: "server",
  },
  {
    name: "pages-start",
    files: [
      ...content(
        "home",
        "navigation",
        "site",
        "heads",
        "hub",
        "hubSearch",
        "situations",
        "faq",
        "sample",
        "founder",
        "resources",
        "resourceSites",
        "assessmentTools",
        "letterTemplates",
        "notLegalAdvice",
        "textPage",
        "preview",
        "status",
        "chart",
        "waiting",
        "offline",
      ),
      "dashboard/src/{layout,prerender,text,start}/**/*.{ts,tsx}",
      "dashboard/src/pages/{home,advanced-tools,tools,sample,about,resources,not-found,not-legal-advice,status}/**/*.{ts,tsx}",
    ],
    // The search's own words, in both languages already, and files of the whole site.
    without: [
      "dashboard/src/pages/advanced-tools/search/{askedAs,createSearch}.ts",
      "dashboard/src/prerender/forRobots.ts",
    ],
    kind: "screen",
  },
  {
    name: "pages-legal",
    files: content(
      "privacy",
      "privacyTools",
      "terms",
      "accessibility",
      "aiProvider",
      "advertising",
      "operator",
    ),
    kind: "screen",
  },
  {
    name: "pages-account",
    files: [
      ...content(
        "account",
        "accounts",
        "secondFactor",
        "connect",
        "kept",
        "contact",
        "newsletter",
        "confirmAction",
      ),
      "dashboard/src/pages/{account,connect,contact,forgot-password,login,newsletter,reset-password,second-factor,signup,verify-email}/**/*.{ts,tsx}",
      "dashboard/src/app/**/*.{ts,tsx}",
    ],
    // Names of source files.
    without: ["dashboard/src/app/analytics/**", "dashboard/src/app/pages.ts"],
    kind: "screen",
  },
  {
    name: "pages-paying",
    files: [
      ...content(
        "pricing",
        "ordinal",
        "payPerUse",
        "subscribe",
        "checkout",
        "payments",
        "paymentSuccess",
        "manageSubscription",
        "ordinal",
      ),
      "dashboard/src/pages/{pricing,pay-per-use,subscribe,checkout,payment-success,manage-subscription}/**/*.{ts,tsx}",
    ],
    kind: "screen",
  },
  {
    name: "pages-case",
    files: [
      ...content("case", "caseSync", "deadlines", "evidenceLog", "evidencePacket", "meetingMode"),
      "dashboard/src/pages/case/**/*.{ts,tsx}",
    ],
    kind: "screen",
  },
  {
    name: "pages-blog",
    files: ["dashboard/src/content/blog/*.ts", "dashboard/src/pages/blog/**/*.{ts,tsx}"],
    // Reads an article while building.
    without: ["dashboard/src/content/blog/readArticle.ts"],
    kind: "screen",
  },
];

/**
 * The areas whose translation is complete and stays so: the data check fails on a message without one. Parents may see
 * them in Spanish.
 */
export const completeAreas: readonly string[] = [
  "tool-504-screener",
  "tool-aide-screener",
  "tool-assessments",
  "tool-chat",
  "tool-denial-decoder",
  "tool-dispute-guide",
  "tool-document-reader",
  "tool-emotional-checkin",
  "tool-evaluation-screener",
  "tool-goal-analyzer",
  "tool-jargon-translator",
  "tool-letter-generator",
  "tool-meeting-checklist",
  "tool-rights-guide",
  "tool-signing-advisor",
  "letters",
  "samples",
  "shared-tools",
  "shared-gates",
  "catalog",
  "forms",
  "school-documents",
  "law-words",
  "law-federal",
  "law-glossary-1",
  "law-glossary-2",
  "law-glossary-3",
  "law-states-1",
  "law-states-2",
  "answers-chat-1",
  "answers-chat-2",
  "answers-denial-decoder",
  "answers-dispute-guide",
  "answers-goal-analyzer",
  "answers-jargon-translator",
  "mails",
  "server-messages",
  "pages-start",
  "pages-legal",
  "pages-account",
  "pages-paying",
  "pages-case",
  "pages-blog",
];
