/**
 * The browser specs that a source file affects, for `npm test -- changed`; the first matching row counts. A file that
 * matches no row affects every spec, so a row is only worth adding if it excludes most of them.
 */
export const specsOf = [
  // A tool: its journeys, print and search specs.
  tool("aide-screener", ["journeys", "questionnaires", "letter-generator", "print"]),
  tool("(assessments|evaluation-screener|504-screener)", ["questionnaires"]),
  tool("document-reader", ["document-reader"]),
  { files: /^widgets\/(src\/document-reader\/|build\/reader\.ts)/, specs: ["document-reader"] },
  tool("emotional-checkin", ["emotional-checkin", "print"]),
  tool("letter-generator", ["letter-generator", "letter-in-spanish", "letter-own-templates"]),
  tool("meeting-checklist", ["meeting-checklist", "print"]),
  tool("rights-guide", ["rights-guide"]),
  tool("signing-advisor", ["signing-advisor"]),
  {
    files:
      /^widgets\/src\/(tools\/(chat|denial-decoder|dispute-guide|goal-analyzer|jargon-translator)|answers)\//,
    specs: ["ai-tools", "ai-readings", "ai-gate", "ai-engine"],
  },
  {
    files: /^api\/(src\/(ai|aiSettings)|tests\/openai\/)/,
    specs: ["ai-tools", "ai-readings", "ai-gate", "ai-engine"],
  },

  // A page of the dashboard.
  page("admin", ["admin", "admin-screens", "journeys"]),
  page("(partners|connect)", ["journeys", "partners", "partner-page"]),
  page("embed-builder", ["embed-builder"]),
  page("(checkout|pay-per-use|payment-success)", ["checkout", "gate-dashboard"]),
  page("(subscribe|manage-subscription)", ["subscribe"]),
  page("pricing", ["pricing", "without-scripts"]),
  page("case", ["case", "case-log", "case-sync", "service-worker"]),
  page("sample", ["routes", "links"]),
  page("contact", ["contact-form", "without-scripts"]),
  page("(blog|resources)", ["blog", "links", "newsletter", "starts-when-used", "without-scripts"]),
  page("newsletter", ["newsletter"]),
  page("(login|signup|account|forgot-password|reset-password|verify-email)", [
    "accounts",
    "accounts-session",
    "axe",
  ]),
  {
    files: /^dashboard\/(src\/worker|src\/layout\/device|build\/(serviceWorker|storedChunks))/,
    specs: ["service-worker"],
  },
  {
    files:
      /^(dashboard\/src\/(app\/(EnglishPage|language)|layout\/LanguageLink|start\/keepPlace)|sdk\/(locales|src\/contract\/pages\/languages))/,
    specs: ["spanish", "routes", "links"],
  },
  { files: /^dashboard\/src\/content\//, specs: ["routes", "links", "found-and-counted"] },

  // The gates in front of a tool, and payments.
  {
    files: /^sdk\/src\/access\//,
    specs: [
      "journeys",
      "email-gate",
      "gate-dashboard",
      "gate-looks",
      "gate-partner",
      "partner-page",
      "ai-gate",
      "ai-tools",
    ],
  },
  {
    files: /^api\/(src\/billing|simulator)\//,
    specs: ["checkout", "gate-dashboard", "gate-partner", "subscribe", "admin"],
  },
  { files: /^api\/src\/(admin|audit|metrics)\//, specs: ["admin", "admin-screens"] },
  { files: /^api\/src\/partners\//, specs: ["partners", "partner-page", "embed-builder"] },
  { files: /^api\/src\/newsletter\//, specs: ["newsletter"] },
  { files: /^(docs\/site|api\/src\/openapi)\//, specs: ["docs"] },
  { files: /^api\/src\/contacts\//, specs: ["contact-form", "admin"] },

  // How tools are embedded in a page.
  {
    files: /^widgets\/src\/(element|loader)/,
    specs: [
      "element",
      "host-page",
      "loader",
      "optimizers",
      "react-wrapper",
      "frame",
      "overlay",
      "framed-element",
      "gate-partner",
      "npm-package",
    ],
  },
  { files: /^widgets\/src\/frame\//, specs: ["frame", "framed-element", "frame-private", "element"] },
  { files: /^widgets\/src\/react\//, specs: ["react-wrapper", "npm-package"] },
  {
    files: /^widgets\/src\/documents\//,
    specs: ["print", "letter-generator", "letter-in-spanish", "questionnaires"],
  },
];

function tool(id, specs) {
  return { files: new RegExp(`^widgets/src/tools/${id}/`), specs: [...specs, "private"] };
}

function page(name, specs) {
  return { files: new RegExp(`^dashboard/src/pages/${name}/`), specs: [...specs, "routes"] };
}
