import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Laws, court cases, and the duties they set. */
export const laws: readonly GlossaryTerm[] = [
  {
    id: "fape",
    term: "FAPE",
    longForm: "Free appropriate public education",
    alsoCalled: ["Free and appropriate public education", "Appropriate education"],
    inSpanish: [
      "Educación pública gratuita y apropiada",
      "Educación pública gratuita y adecuada",
      "Educación pública apropiada y gratuita",
    ],
    category: "Law",
    explanation:
      "What the special education law promises each eligible child: teaching and services at no cost, under an IEP made so that your child can make progress that fits your child. It does not have to be the best program there is. It has to be more than a small benefit.",
    whyItMatters:
      "It is the measure of every plan. If your child is not making fair progress, the plan may need to change.",
    whatToAsk: "How does this plan let my child make real progress this year, and how will we see it?",
    rules: [citations.fape],
    relatedTerms: ["iep", "idea", "lre", "endrew-f"],
  },
  {
    id: "idea",
    term: "IDEA",
    longForm: "Individuals with Disabilities Education Act",
    alsoCalled: ["Special education law", "Education for All Handicapped Children Act", "IDEIA"],
    inSpanish: [
      "Ley para la Educación de Individuos con Discapacidades",
      "Ley de Educación para Individuos con Discapacidades",
    ],
    category: "Law",
    explanation:
      "The federal law on special education. It is there so that every child with a disability can have a free education that fits the child, and so that the rights of children and parents are protected. It began in 1975.",
    whyItMatters: "Most of your rights about testing, the IEP, meetings and disputes come from this law.",
    whatToAsk: "Which rule is this decision based on? Please show me where it is written.",
    rules: [citations.ideaPurposes, citations.ideaHistory],
    relatedTerms: ["fape", "iep", "part-b", "part-c"],
  },
  {
    id: "ada",
    term: "ADA",
    longForm: "Americans with Disabilities Act",
    alsoCalled: ["Disability civil rights law"],
    inSpanish: ["Ley sobre Estadounidenses con Discapacidades", "Ley de Estadounidenses con Discapacidades"],
    category: "Law",
    explanation:
      "A civil rights law for people with disabilities. Public schools may not leave your child out or treat your child unfairly because of a disability. They must make reasonable changes, unless they can show that a change would alter the program at its core.",
    whyItMatters:
      "It covers the whole school day: class, trips, clubs and how the school talks with you and your child.",
    whatToAsk: "What change will you make so that my child can take part in this like everyone else?",
    rules: [citations.ada, citations.adaFindings],
    relatedTerms: ["section-504", "504-plan", "ocr"],
  },
  {
    id: "section-504",
    term: "Section 504",
    longForm: "Section 504 of the Rehabilitation Act",
    alsoCalled: ["Rehabilitation Act", "Rehab Act", "504 law"],
    inSpanish: ["Sección 504 de la Ley de Rehabilitación"],
    category: "Law",
    explanation:
      "A civil rights law. A school that gets federal money may not treat a student unfairly because of a disability. A public school must give a qualified student a free education that meets the student's needs as well as those of others are met, even without an IEP.",
    whyItMatters: "A child who does not qualify for an IEP may still have rights under this law.",
    whatToAsk: "Would you please evaluate my child under Section 504 too, and tell me the result in writing?",
    rules: [citations.section504Rights, citations.section504Evaluation],
    relatedTerms: ["504-plan", "ada", "504-coordinator", "major-life-activity"],
  },
  {
    id: "ferpa",
    term: "FERPA",
    longForm: "Family Educational Rights and Privacy Act",
    alsoCalled: ["Student records law", "Student privacy law"],
    inSpanish: ["Ley de Derechos Educativos y Privacidad Familiar"],
    category: "Law",
    explanation:
      "The federal law on school records. Together with the special education rules it lets you see your child's records, ask what they mean, and ask the school to fix what is wrong.",
    whyItMatters: "You can read what the school has written before you go into a meeting.",
    whatToAsk: "Please let me see all my child's records before our next IEP meeting.",
    rules: [citations.recordsAccess, citations.recordsAmendment],
    relatedTerms: ["education-records", "records-amendment", "hipaa"],
  },
  {
    id: "hipaa",
    term: "HIPAA",
    longForm: "Health Insurance Portability and Accountability Act",
    alsoCalled: ["Health privacy law", "Medical privacy law"],
    inSpanish: ["Ley de Portabilidad y Responsabilidad del Seguro Médico"],
    category: "Law",
    explanation:
      "The federal law on the privacy of health records at doctors, hospitals and insurers. What the school keeps about your child most often falls under the law on school records instead.",
    whyItMatters:
      "A school may ask you to sign a form so that it can talk with your child's doctor. You can ask what it wants to know, and why.",
    whatToAsk: "What do you need from the doctor, and can the form name just that?",
    noRule:
      "We hold no rule on health privacy. Ask the doctor's office how it handles a request from a school.",
    relatedTerms: ["ferpa", "education-records", "medicaid-billing"],
  },
  {
    id: "endrew-f",
    term: "Endrew F.",
    longForm: "Endrew F. v. Douglas County School District",
    alsoCalled: ["Endrew", "Endrew case", "Endrew F standard"],
    inSpanish: ["Caso Endrew F. contra el Distrito Escolar del Condado de Douglas"],
    category: "Law",
    explanation:
      "A Supreme Court case from 2017 about how much a school owes. The court said that an IEP must be made so that the child can make progress that fits the child's own situation. A tiny gain is not enough.",
    whyItMatters: "It gives you plain words to use when the goals stay low or stay the same year after year.",
    whatToAsk: "How does this goal fit what my child could do with the right help?",
    rules: [citations.fape],
    relatedTerms: ["fape", "rowley", "annual-goal"],
  },
  {
    id: "rowley",
    term: "Rowley",
    longForm: "Board of Education v. Rowley",
    alsoCalled: ["Rowley case", "Rowley standard"],
    inSpanish: ["Caso Rowley"],
    category: "Law",
    explanation:
      "An older Supreme Court case on what a free appropriate public education means. People still quote it. The court said more about the same question later, in Endrew F.",
    whyItMatters:
      "If someone says the school owes only a basic chance, the later case is the one to ask about.",
    whatToAsk: "How do you read the newer case, Endrew F., for my child's plan?",
    noRule: "We do not hold the text of this case. The rule of the later case is under Endrew F.",
    relatedTerms: ["endrew-f", "fape"],
  },
  {
    id: "rosas-law",
    term: "Rosa's Law",
    alsoCalled: ["Mental retardation"],
    inSpanish: ["Ley de Rosa"],
    category: "Law",
    explanation:
      'A federal law that put the words "intellectual disability" in place of an old term that many people found hurtful.',
    whyItMatters: "You may still see the old words in older reports. They do not have to follow your child.",
    whatToAsk: 'This report uses an old term. Please use "intellectual disability" in the new one.',
    noRule: "We do not hold the text of this law. The category itself is under Intellectual disability.",
    relatedTerms: ["id", "idea"],
  },
  {
    id: "part-b",
    term: "Part B",
    longForm: "Part B of IDEA",
    alsoCalled: ["IDEA Part B", "Part B services"],
    inSpanish: ["Parte B de IDEA"],
    category: "Law",
    explanation:
      "The part of the special education law for school-age children. It runs from age 3 through 21. It ends with a regular diploma or at your state's age limit. For ages 3 to 5 and 18 to 21 it follows state law or practice.",
    whyItMatters: "Your child's IEP rights at school come from this part.",
    whatToAsk: "Until what age does our state serve students with an IEP?",
    rules: [citations.ages, citations.fape],
    relatedTerms: ["idea", "part-c", "fape"],
  },
  {
    id: "part-c",
    term: "Part C",
    longForm: "Part C of IDEA",
    alsoCalled: ["IDEA Part C", "Birth to three"],
    inSpanish: ["Parte C de IDEA"],
    category: "Law",
    explanation:
      "The part of the law for babies and toddlers, before the third birthday. Help under this part is called early intervention. A child who moves on to school help must have a plan in effect by the third birthday.",
    whyItMatters: "The change at age 3 is easy to miss. Help should not stop in between.",
    whatToAsk: "My child turns 3 soon. When do we meet to get the school plan ready in time?",
    rules: [citations.partCTransition],
    relatedTerms: ["early-intervention", "ifsp", "part-b"],
  },
  {
    id: "lre",
    term: "LRE",
    longForm: "Least restrictive environment",
    alsoCalled: ["Least restrictive", "LRE requirement"],
    inSpanish: ["Ambiente menos restrictivo", "Entorno menos restrictivo"],
    category: "Law",
    explanation:
      "The rule that children with disabilities learn with children who have none, as far as that suits them. A school may take a child out of the regular class only when learning there cannot work, even with aids and services.",
    whyItMatters:
      "Your child does not have to earn the way into a regular class. The school looks at help first.",
    whatToAsk: "What aids and services have been tried in the regular class, and what did they show?",
    rules: [citations.lre, citations.placement],
    relatedTerms: ["inclusion", "continuum", "placement", "supplementary-aids"],
  },
  {
    id: "child-find",
    term: "Child Find",
    alsoCalled: ["Duty to find children", "Child find duty"],
    inSpanish: ["Búsqueda e identificación de niños", "Búsqueda de niños"],
    category: "Law",
    explanation:
      "The duty of the state and the district to find and test every child who has a disability and needs special education. It covers children who move up from grade to grade and children in private school.",
    whyItMatters: "You do not have to wait until your child fails. The school has a duty to look.",
    whatToAsk:
      "You have seen these signs in class. Will you evaluate my child, or tell me in writing why not?",
    rules: [citations.childFind],
    relatedTerms: ["referral", "evaluation", "mtss"],
  },
  {
    id: "charter-school",
    term: "Charter school",
    longForm: "Public charter school",
    alsoCalled: [],
    inSpanish: ["Escuela pública chárter"],
    category: "Law",
    explanation:
      "A public school that runs under its own agreement. Children in public charter schools, and their parents, keep all the same special education rights.",
    whyItMatters: 'A charter school may not tell you that it "does not do" special education.',
    whatToAsk: "Who gives the special education here, the charter school or the district?",
    rules: [citations.charterSchools],
    relatedTerms: ["lea", "services-plan", "fape"],
  },
  {
    id: "discrimination",
    term: "Discrimination",
    longForm: "Disability discrimination",
    alsoCalled: ["Unfair treatment", "Harassment because of disability"],
    inSpanish: ["Discriminación por discapacidad"],
    category: "Law",
    explanation:
      "Treating a student worse because of a disability, or leaving the student out. A school that gets federal money may not do it.",
    whyItMatters: "Your child has a right to take part, not only to be in the building.",
    whatToAsk: "My child was left out of this because of the disability. What will you change, and when?",
    rules: [citations.section504Rights, citations.ada],
    relatedTerms: ["section-504", "ada", "ocr", "grievance"],
  },
];
