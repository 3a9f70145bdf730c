import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** What Section 504 and the ADA speak of. */
export const section504: readonly GlossaryTerm[] = [
  {
    id: "504-plan",
    term: "504 Plan",
    longForm: "Section 504 plan",
    alsoCalled: ["504", "504 accommodation plan", "Accommodation plan"],
    inSpanish: ["Plan de la Sección 504", "Plan 504"],
    category: "Plan",
    explanation:
      "A plan for the help a student with a disability needs at school under Section 504. It can list changes, aids and services. The federal rule does not call for a written plan, but most districts use one.",
    whyItMatters:
      "It can help a child who needs no special teaching but does need changes to learn on equal terms.",
    whatToAsk: "Please write down each change, who will do it, and how every teacher will know.",
    rules: [citations.section504Rights, citations.section504Evaluation],
    relatedTerms: ["section-504", "accommodations", "iep", "504-coordinator"],
  },
  {
    id: "504-coordinator",
    term: "504 coordinator",
    longForm: "Section 504 coordinator",
    alsoCalled: ["504 case manager", "504 team leader"],
    inSpanish: ["Coordinador de la Sección 504"],
    category: "Process",
    explanation:
      "The person in a school or district who looks after Section 504 plans and complaints. Some schools have one, some share one.",
    whyItMatters: "This is whom to write to when a plan is not followed.",
    whatToAsk: "Who is the 504 coordinator, and how do I file a complaint in the district?",
    noRule: "No rule we hold names this person. Ask the district who it is.",
    relatedTerms: ["section-504", "504-plan", "grievance"],
  },
  {
    id: "impairment",
    term: "Impairment",
    longForm: "Physical or mental impairment",
    alsoCalled: [],
    inSpanish: ["Impedimento físico o mental"],
    category: "Law",
    explanation:
      "A condition of body or mind. Under Section 504 and the ADA it counts as a disability when it substantially limits a major life activity. Those words are read broadly.",
    whyItMatters: "Your child does not need to fail to be protected.",
    whatToAsk: "Which activity does this condition limit, and how did you decide?",
    rules: [citations.disabilityDefinition504Ada],
    relatedTerms: ["major-life-activity", "mitigating-measures", "section-504"],
  },
  {
    id: "major-life-activity",
    term: "Major life activity",
    alsoCalled: ["Substantially limits", "Substantial limitation", "Major life activities"],
    inSpanish: ["Actividad importante de la vida"],
    category: "Law",
    explanation:
      "Something basic that people do, such as learning, reading, thinking, eating or sleeping. Under Section 504 one limited activity is enough. A condition that comes and goes counts if it limits when it is active.",
    whyItMatters: "Learning is not the only one. Trouble with eating or breathing can count too.",
    whatToAsk: "Did you look at activities other than grades and learning?",
    rules: [citations.disabilityDefinition504Ada],
    relatedTerms: ["impairment", "mitigating-measures", "504-plan"],
  },
  {
    id: "mitigating-measures",
    term: "Mitigating measures",
    alsoCalled: ["Effect of medication"],
    inSpanish: ["Medidas atenuantes"],
    category: "Law",
    explanation:
      "Things that ease a disability, such as medicine, aids or ways to cope. Under Section 504 and the ADA their good effects are ignored when deciding who has a disability. Plain glasses are not.",
    whyItMatters: '"The medicine works" is not a reason to say that your child has no disability.',
    whatToAsk: "How would my child do without the medicine or the aids? Please decide on that.",
    rules: [citations.disabilityDefinition504Ada],
    relatedTerms: ["major-life-activity", "impairment", "504-plan"],
  },
  {
    id: "grievance",
    term: "Grievance procedure",
    longForm: "Section 504 grievance",
    alsoCalled: [
      "504 grievance",
      "District grievance",
      "School grievance process",
      "Discrimination complaint to the district",
    ],
    inSpanish: ["Queja formal de la Sección 504"],
    category: "Process",
    explanation:
      "The district's own way to complain about unfair treatment because of a disability. You do not have to use it before you go to the federal civil rights office. If you did use it, file there within 60 days after it ends.",
    whyItMatters: "It may fix things fast, and it puts your concern on paper.",
    whatToAsk: "Please send me the grievance form and the name of the person who handles it.",
    rules: [citations.section504Safeguards, citations.ocrAfterGrievance],
    relatedTerms: ["ocr", "504-coordinator", "discrimination"],
  },
  {
    id: "ocr",
    term: "OCR",
    longForm: "Office for Civil Rights",
    alsoCalled: ["Federal civil rights office", "OCR complaint"],
    inSpanish: ["Oficina para Derechos Civiles"],
    category: "Process",
    explanation:
      "A federal office that takes complaints when a school treats a student unfairly because of a disability. A complaint is due within 180 calendar days of the last act, unless the office waives that for good cause.",
    whyItMatters:
      "It is a way to act on unfair treatment. You do not have to use the school's own process first.",
    whatToAsk: "Who handles complaints about unfair treatment because of a disability in this district?",
    rules: [citations.ocrComplaint, citations.ocrAfterGrievance, citations.section504Rights],
    relatedTerms: ["section-504", "ada", "grievance", "state-complaint"],
  },
];
