import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Specialists, and what they do. */
export const specialists: readonly GlossaryTerm[] = [
  {
    id: "aba",
    term: "ABA",
    longForm: "Applied behavior analysis",
    alsoCalled: ["Behavior analysis", "ABA therapy", "Discrete trial training"],
    inSpanish: ["Análisis conductual aplicado", "Análisis aplicado de la conducta"],
    category: "Service",
    explanation:
      "A way to teach skills and change behavior in small steps, with practice and rewards. It is often used with children with autism. Some people with autism object to it.",
    whyItMatters:
      "It fits one child and not another. What counts is that the goal helps your child, and that your child feels safe.",
    whatToAsk: "Which skill would this teach, who would do it, and how will we know it helps my child?",
    noRule: "No federal rule we hold names it. The team decides which way of teaching your child needs.",
    relatedTerms: ["bcba", "bip", "reinforcement", "aut"],
  },
  {
    id: "bcba",
    term: "BCBA",
    longForm: "Board certified behavior analyst",
    alsoCalled: ["Behavior analyst", "Behaviorist", "Behavior specialist"],
    inSpanish: ["Analista de conducta certificado"],
    category: "Service",
    explanation:
      "A person trained and certified in how behavior works. At school this person may look for the reason behind a behavior and help write a plan.",
    whyItMatters: "A good plan needs someone who can find the reason, and who shows the staff what to do.",
    whatToAsk: "Who will do the behavior assessment, and what training does that person have?",
    noRule: "No federal rule we hold names this certificate. Your state sets who may do this work.",
    relatedTerms: ["fba", "bip", "aba"],
  },
  {
    id: "tvi",
    term: "TVI",
    longForm: "Teacher of students with visual impairments",
    alsoCalled: ["Teacher of the visually impaired", "Vision teacher", "Itinerant vision teacher"],
    inSpanish: ["Maestro de estudiantes con discapacidad visual"],
    category: "Service",
    explanation:
      "A teacher trained to work with children who are blind or see poorly. This person may teach Braille, which the team must consider, and make sure your child can use each book, screen and board.",
    whyItMatters: "Without someone trained, your child may get less than the class gets.",
    whatToAsk: "How many hours a week will this teacher work with my child, and with the class teacher?",
    rules: [citations.iepConsiderations],
    relatedTerms: ["vi", "o-and-m", "assistive-technology-evaluation"],
  },
  {
    id: "o-and-m",
    term: "O&M",
    longForm: "Orientation and mobility",
    alsoCalled: ["Orientation and mobility services", "Mobility training", "Cane training"],
    inSpanish: ["Orientación y movilidad"],
    category: "Service",
    explanation:
      "Teaching a child who is blind or sees poorly to know where things are and to get around safely, at school and on the way. It can be a related service.",
    whyItMatters: "Moving about alone is part of growing up.",
    whatToAsk: "Where will my child practice: at school, on the street, on the bus?",
    rules: [citations.relatedServices],
    relatedTerms: ["vi", "tvi", "related-services"],
  },
];
