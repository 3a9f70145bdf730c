/** What parents say, and the words of the law library that may be meant by it. */
export interface Synonym {
  /** In lower case, words apart by one space; the first way to say it that is found counts. */
  readonly says: readonly string[];
  readonly means: readonly string[];
}

export const synonyms: readonly Synonym[] = [
  {
    says: [
      "asked for meeting",
      "ask for meeting",
      "want meeting",
      "request meeting",
      "requested meeting",
      "call meeting",
    ],
    means: ["asked meeting", "ask meeting"],
  },
  {
    says: [
      "test",
      "tests",
      "tested",
      "testing",
      "assess",
      "assessed",
      "assessment",
      "eval",
      "evals",
      "checked",
    ],
    means: ["evaluation"],
  },
  {
    says: ["retest", "retested", "retesting", "re test", "re evaluate", "re evaluation"],
    means: ["reevaluation"],
  },
  {
    says: [
      "outside evaluation",
      "outside testing",
      "private evaluation",
      "private testing",
      "second opinion",
      "iee",
    ],
    means: ["independent"],
  },
  { says: ["paperwork", "file", "files", "folder", "documents"], means: ["records"] },
  {
    says: ["kicked out", "kick out", "kicking out", "thrown out", "sent home", "send home", "sending home"],
    means: ["removal", "discipline", "suspension"],
  },
  {
    says: ["picked up early", "pick up", "calls me to get"],
    means: ["removal", "discipline"],
  },
  {
    says: [
      "suspend",
      "suspended",
      "suspending",
      "suspension",
      "suspensions",
      "expel",
      "expelled",
      "expulsion",
      "iss",
      "oss",
    ],
    means: ["removal", "discipline", "manifestation"],
  },
  { says: ["alternative school", "alternative program"], means: ["interim", "discipline", "placement"] },
  {
    says: ["aide", "aides", "para", "paras", "paraprofessional", "one on one", "1 on 1", "shadow"],
    means: ["aide", "supports"],
  },
  {
    says: ["meds", "medicine", "pills", "ritalin", "adderall", "medicate", "medicated"],
    means: ["medication"],
  },
  {
    says: ["speech", "slp", "ot", "pt", "therapy", "therapist", "counseling", "bus", "busing", "transport"],
    means: ["related services", "transportation"],
  },
  { says: ["summer school", "summer", "summers", "breaks", "esy"], means: ["extended school year"] },
  {
    says: [
      "say no",
      "says no",
      "said no",
      "saying no",
      "refuse",
      "refused",
      "refuses",
      "refusing",
      "deny",
      "denied",
      "turned down",
      "won't test",
    ],
    means: ["refusal", "written notice"],
  },
  { says: ["sue", "suing", "lawsuit", "court", "take them to court"], means: ["due process", "hearing"] },
  { says: ["lawyer", "lawyers", "attorney", "attorneys"], means: ["attorney's", "hearing"] },
  { says: ["complain", "complaining", "report them", "report the school"], means: ["complaint"] },
  {
    says: [
      "tape",
      "taped",
      "taping",
      "record the meeting",
      "record a meeting",
      "record an iep",
      "record our",
      "record it",
      "audio",
      "video",
    ],
    means: ["recording"],
  },
  { says: ["sign", "signed", "signing", "signature"], means: ["consent", "signature", "agrees"] },
  { says: ["permission", "agree", "agreed"], means: ["consent"] },
  {
    says: [
      "another state",
      "new state",
      "different state",
      "out of state",
      "across state lines",
      "moved states",
    ],
    means: ["moving to another state", "transfer"],
  },
  {
    says: ["move", "moved", "moving", "new district", "another district", "transferred"],
    means: ["moving", "transfer"],
  },
  {
    says: ["take back", "pull out of special", "withdraw", "stop services", "opt out", "take out of"],
    means: ["withdrawing", "revoke"],
  },
  {
    says: [
      "don't follow",
      "not following",
      "isn't following",
      "aren't following",
      "ignoring the iep",
      "not doing the iep",
    ],
    means: ["violation", "state complaint"],
  },
  {
    says: ["make up", "owed", "missed services", "missed sessions", "lost services"],
    means: ["compensatory", "make-up"],
  },
  { says: ["no money", "budget", "afford", "expensive", "too costly"], means: ["cost", "money"] },
  { says: ["short staffed", "no staff", "understaffed", "staffing", "vacancy"], means: ["staff", "cost"] },
  {
    says: [
      "already decided",
      "everything decided",
      "decided before",
      "written already",
      "made up their minds",
    ],
    means: ["predetermined", "taking part"],
  },
  {
    says: ["report card", "honor roll", "passing", "smart", "straight as", "good grades", "gifted"],
    means: ["grades"],
  },
  {
    says: ["bully", "bullied", "bullies", "picked on", "teased", "harassed", "harassment"],
    means: ["bullying"],
  },
  {
    says: ["friend", "advocate", "grandma", "relative", "someone with me", "support person"],
    means: ["advocate", "friend"],
  },
  { says: ["zoom", "phone call", "virtual", "over the phone", "online meeting"], means: ["video", "phone"] },
  {
    says: ["spanish", "english", "translate", "translated", "translator", "language"],
    means: ["language", "interpreter"],
  },
  {
    says: [
      "mainstream",
      "mainstreaming",
      "inclusion",
      "included",
      "regular class",
      "gen ed",
      "general ed",
      "self contained",
    ],
    means: ["least restrictive", "regular class", "placement"],
  },
  { says: ["observe", "observing", "sit in", "watch"], means: ["watching", "observation"] },
  {
    says: ["outburst", "meltdown", "meltdowns", "hitting", "behaviors", "acting out", "tantrum", "tantrums"],
    means: ["behavior"],
  },
  { says: ["ipad", "device", "tablet", "aac", "speech device", "talker"], means: ["assistive technology"] },
  { says: ["gym", "pe"], means: ["physical education"] },
  { says: ["turn 18", "turns 18", "turning 18", "turned 18", "eighteen", "18"], means: ["age of majority"] },
  {
    says: ["graduate", "graduates", "graduation", "college", "job", "work skills", "after high school"],
    means: ["transition", "diploma"],
  },
  { says: ["ages out", "age out", "aging out", "too old", "21", "22"], means: ["ages", "diploma"] },
  {
    says: [
      "daycare",
      "preschool",
      "toddler",
      "early intervention",
      "ifsp",
      "turns 3",
      "turning 3",
      "turns three",
    ],
    means: ["preschool", "early intervention"],
  },
  {
    says: ["catholic", "parochial", "private school", "homeschool", "home school", "homeschooled"],
    means: ["private school"],
  },
  { says: ["dyslexia", "dyslexic", "dyscalculia", "dysgraphia", "ld"], means: ["learning disability"] },
  {
    says: ["adhd", "add", "autism", "autistic", "diagnosis", "diagnosed", "anxiety"],
    means: ["disability", "eligibility", "categories"],
  },
  { says: ["qualify", "qualifies", "qualified", "eligible", "ineligible"], means: ["eligibility"] },
  {
    says: ["interventions", "rti", "mtss", "tier", "tiers", "wait and see", "response to intervention"],
    means: ["interventions", "delay"],
  },
  { says: ["gun", "knife", "drugs", "weapon", "vape"], means: ["weapons", "drugs", "interim"] },
  {
    says: ["discriminate", "discrimination", "discriminated", "civil rights"],
    means: ["discrimination", "civil rights"],
  },
  { says: ["504", "504 plan", "accommodation", "accommodations"], means: ["504"] },
  { says: ["insurance", "medicaid", "bill", "billing"], means: ["insurance", "medicaid"] },
  { says: ["progress", "improving", "regressing", "goals"], means: ["progress", "goals"] },
  { says: ["once a year", "every year", "annual", "yearly"], means: ["yearly", "review"] },
  { says: ["without a meeting", "amend", "amendment", "change the iep"], means: ["changing", "amendment"] },
  {
    says: ["without me", "behind my back", "didn't invite", "not invited", "left out"],
    means: ["participation", "notice of iep meetings"],
  },
  {
    says: ["class", "classroom", "separate", "building", "other school", "different school"],
    means: ["placement"],
  },
];
