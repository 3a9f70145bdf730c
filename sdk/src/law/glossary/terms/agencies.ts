import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Offices and agencies. */
export const agencies: readonly GlossaryTerm[] = [
  {
    id: "lea",
    term: "LEA",
    longForm: "Local educational agency",
    alsoCalled: ["Local education agency", "School district", "District", "School division"],
    inSpanish: ["Agencia educativa local"],
    category: "Process",
    explanation: "Most often your school district. It must find, test and serve children with disabilities.",
    whyItMatters: "It is the district, not just the school, that owes your child these services.",
    whatToAsk: "Who in the district is in charge of special education?",
    rules: [citations.childFind, citations.fape],
    relatedTerms: ["sea", "lea-representative", "charter-school"],
  },
  {
    id: "sea",
    term: "SEA",
    longForm: "State educational agency",
    alsoCalled: [
      "State education agency",
      "State department of education",
      "State board of education",
      "DOE",
    ],
    inSpanish: ["Agencia educativa estatal"],
    category: "Process",
    explanation:
      "The state office that oversees schools. You can send it a signed complaint that the special education law was broken. It has to get it within one year, and must decide within 60 days, with few exceptions.",
    whyItMatters: "It can order a district to put things right.",
    whatToAsk: "Where on the state's site is the form for a special education complaint?",
    rules: [citations.stateComplaint, citations.compensatoryEducation],
    relatedTerms: ["lea", "state-complaint", "osep"],
  },
  {
    id: "osep",
    term: "OSEP",
    longForm: "Office of Special Education Programs",
    alsoCalled: [],
    inSpanish: ["Oficina federal de Programas de Educación Especial"],
    category: "Law",
    explanation:
      "The federal office that works on the special education law. It writes letters and memos that say how it reads the law. One of them says that steps like RTI may not be used to delay testing.",
    whyItMatters: "Its letters can help when a school says that the rules do not allow something.",
    whatToAsk: "Is there a letter from this federal office on our question?",
    rules: [citations.rtiNoDelay],
    relatedTerms: ["osers", "idea", "sea"],
  },
  {
    id: "osers",
    term: "OSERS",
    longForm: "Office of Special Education and Rehabilitative Services",
    alsoCalled: [],
    inSpanish: ["Oficina federal de Educación Especial y Servicios de Rehabilitación"],
    category: "Law",
    explanation:
      "A federal office that works for people with disabilities. OSEP is a part of it. It wrote to schools about bullying. The letter is about children with disabilities.",
    whyItMatters: "Its letters are advice, not law, but schools know them.",
    whatToAsk: "Have you read the federal letter on bullying and children with disabilities?",
    rules: [citations.bullying],
    relatedTerms: ["osep", "bullying", "idea"],
  },
  {
    id: "pti",
    term: "PTI",
    longForm: "Parent Training and Information Center",
    alsoCalled: ["Parent center", "Parent training center", "Parent information center"],
    inSpanish: ["Centro de capacitación e información para padres"],
    category: "Process",
    explanation:
      "A free center in your state that helps parents of children with disabilities understand their rights and the process.",
    whyItMatters: "You can talk with someone who knows your state's rules, at no cost.",
    whatToAsk: 'At the center: "Can you help me get ready for an IEP meeting?"',
    noRule: "No rule we hold describes it. We list the center for your state in the Parent Rights Guide.",
    relatedTerms: ["advocate", "p-and-a", "dispute-resolution"],
  },
  {
    id: "p-and-a",
    term: "P&A",
    longForm: "Protection and advocacy agency",
    alsoCalled: [
      "Disability rights agency",
      "Disability Rights center",
      "P and A agency",
      "Protection and advocacy system",
    ],
    inSpanish: ["Agencia de protección y defensa"],
    category: "Process",
    explanation:
      "An agency in each state that protects the rights of people with disabilities. It has lawyers and may be able to help with a school case.",
    whyItMatters: "It may step in when rights are badly broken, for example with restraint.",
    whatToAsk: 'At the agency: "Do you take school cases like this, and what does it cost?"',
    noRule: "No rule we hold describes it. Your state's parent center can tell you how to reach it.",
    relatedTerms: ["pti", "advocate", "dispute-resolution"],
  },
];
