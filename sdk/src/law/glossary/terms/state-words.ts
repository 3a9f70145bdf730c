import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Words that one state or a few use. */
export const stateWords: readonly GlossaryTerm[] = [
  {
    id: "ard",
    term: "ARD",
    longForm: "Admission, Review, and Dismissal",
    alsoCalled: ["ARD meeting", "ARD committee"],
    inSpanish: ["Comité ARD de admisión, revisión y retiro"],
    category: "Process",
    explanation:
      "The name used in Texas for the IEP team and its meeting. What an IEP team does, the ARD committee does.",
    whyItMatters: "If you read about IEP meetings, it is about this one too.",
    whatToAsk: "Please send me the ARD notice, the draft and the reports before we meet.",
    rules: [citations.iepTeam],
    relatedTerms: ["iep-team", "iep-meeting", "cse"],
  },
  {
    id: "cse",
    term: "CSE",
    longForm: "Committee on Special Education",
    alsoCalled: ["CSE meeting"],
    inSpanish: ["Comité de Educación Especial"],
    category: "Process",
    explanation:
      "The name used in New York for the team that decides on special education and writes the IEP for school-age children.",
    whyItMatters: "If you read about IEP teams, it is about this one too.",
    whatToAsk: "Who will be at the CSE meeting, and may I have the reports first?",
    rules: [citations.iepTeam, citations.eligibilityTeam],
    relatedTerms: ["cpse", "iep-team", "ard"],
  },
  {
    id: "cpse",
    term: "CPSE",
    longForm: "Committee on Preschool Special Education",
    alsoCalled: ["CPSE meeting", "Preschool committee"],
    inSpanish: ["Comité de Educación Especial Preescolar"],
    category: "Process",
    explanation:
      "The name used in New York for the team that decides on special education for children before they reach school age.",
    whyItMatters:
      "It meets with you when your child leaves early intervention. The plan must be in effect by the third birthday.",
    whatToAsk: "My child turns 3 soon. When will the CPSE meet?",
    rules: [citations.iepTeam, citations.partCTransition],
    relatedTerms: ["cse", "early-intervention", "iep-team"],
  },
  {
    id: "ppt",
    term: "PPT",
    longForm: "Planning and Placement Team",
    alsoCalled: ["PPT meeting"],
    inSpanish: ["Equipo de planificación y colocación"],
    category: "Process",
    explanation:
      "The name used in Connecticut for the team that decides on testing and services and writes the IEP.",
    whyItMatters: "If you read about IEP teams, it is about this one too.",
    whatToAsk: "Please call a PPT meeting, and tell me what each person will bring.",
    rules: [citations.iepTeam, citations.eligibilityTeam],
    relatedTerms: ["iep-team", "ard", "placement"],
  },
  {
    id: "selpa",
    term: "SELPA",
    longForm: "Special Education Local Plan Area",
    alsoCalled: [],
    inSpanish: ["Área del Plan Local de Educación Especial"],
    category: "Process",
    explanation:
      "A group of districts in California, or one large district, that plans special education together.",
    whyItMatters: "Some programs are run by this group, not by your own district.",
    whatToAsk: "Which programs in our SELPA could meet this need?",
    noRule: "No federal rule we hold names it. It is how California sets things up.",
    relatedTerms: ["lea", "sea", "iu"],
  },
  {
    id: "iu",
    term: "IU",
    longForm: "Intermediate unit",
    alsoCalled: ["Intermediate Unit Pennsylvania"],
    inSpanish: ["Unidad intermedia"],
    category: "Process",
    explanation:
      "A regional office in Pennsylvania that serves several school districts and runs some special education programs.",
    whyItMatters:
      "The people who work with your child may be employed there. Your district is still the one to ask about the plan.",
    whatToAsk: "Who gives this service, the district or the IU, and whom do I call?",
    noRule: "No federal rule we hold names it. It is how Pennsylvania sets things up.",
    relatedTerms: ["lea", "selpa", "boces"],
  },
  {
    id: "boces",
    term: "BOCES",
    longForm: "Board of Cooperative Educational Services",
    alsoCalled: [],
    inSpanish: ["Junta de Servicios Educativos Cooperativos"],
    category: "Process",
    explanation:
      "A group of school districts that runs shared programs, special education among them. The name is used in New York and some other states.",
    whyItMatters:
      "Your child's class may be run by this group. Your district is still the one to ask about the plan.",
    whatToAsk: "Who is in charge of my child's program there, and whom do I call first?",
    noRule: "No federal rule we hold names it. It is how some states set things up.",
    relatedTerms: ["lea", "iu", "selpa"],
  },
];
