import { fape, ideaHistory, ideaPurposes } from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Laws, court cases and rules by name. */
export const laws: readonly GlossaryTerm[] = [
  {
    id: "fape",
    term: "FAPE",
    longForm: "Free appropriate public education",
    alsoCalled: ["Free and appropriate public education", "Appropriate education"],
    category: "Law",
    explanation:
      "What the special education law promises each eligible child: teaching and services at no cost, under an IEP that lets your child make progress that fits your child. It does not have to be the best program there is. It has to be more than a small benefit.",
    whyItMatters:
      "It is the measure of every plan. If your child is not making fair progress, the plan may need to change.",
    whatToAsk: "How does this plan let my child make real progress this year, and how will we see it?",
    rules: [fape],
    noRule: null,
    relatedTerms: ["iep", "idea"],
  },
  {
    id: "idea",
    term: "IDEA",
    longForm: "Individuals with Disabilities Education Act",
    alsoCalled: ["Special education law", "Education for All Handicapped Children Act", "IDEIA"],
    category: "Law",
    explanation:
      "The federal law on special education. It promises a free education that fits each eligible child, and it protects the rights of children and parents. It began in 1975.",
    whyItMatters: "Most of your rights about testing, the IEP, meetings and disputes come from this law.",
    whatToAsk: "Please show me the rule behind this decision, in writing.",
    rules: [ideaPurposes, ideaHistory],
    noRule: null,
    relatedTerms: ["fape"],
  },
];
