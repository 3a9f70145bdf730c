import type { GlossaryTerm } from "../Term.ts";

/** Index scores of ability tests. */
export const indexScores: readonly GlossaryTerm[] = [
  {
    id: "vci",
    term: "VCI",
    longForm: "Verbal comprehension index",
    alsoCalled: ["Verbal comprehension"],
    inSpanish: ["Índice de comprensión verbal"],
    category: "Process",
    explanation:
      "Part of an ability test: how well your child understands and explains with words. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "A low score can show up in class as trouble with directions, stories and long answers. It can also come from a new language.",
    whatToAsk: "How will teachers give directions in a way that my child understands?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "vsi",
    term: "VSI",
    longForm: "Visual spatial index",
    alsoCalled: ["Visual spatial", "Visual-spatial score"],
    inSpanish: ["Índice visoespacial"],
    category: "Process",
    explanation:
      "Part of an ability test: how well your child sees how shapes and parts fit together. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "A low score can show up in math, maps, charts and copying from the board. Words can then help.",
    whatToAsk: "Where does this show up in class, and what help fits it?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "fri",
    term: "FRI",
    longForm: "Fluid reasoning index",
    alsoCalled: ["Fluid reasoning"],
    inSpanish: ["Índice de razonamiento fluido"],
    category: "Process",
    explanation:
      "Part of an ability test: how well your child solves new problems without being taught how. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "A low score can mean that new steps need to be shown and practiced. A high one next to low reading or math is worth asking about.",
    whatToAsk: "Which new skills need to be taught step by step?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "wmi",
    term: "WMI",
    longForm: "Working memory index",
    alsoCalled: ["Working memory"],
    inSpanish: ["Índice de memoria de trabajo"],
    category: "Process",
    explanation:
      "Part of an ability test: how much your child can hold in mind while working with it. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "A low score can look like not listening. Written steps, short directions and notes can help.",
    whatToAsk: "Which supports for memory will be in the plan: written steps, notes, fewer things at once?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "psi",
    term: "PSI",
    longForm: "Processing speed index",
    alsoCalled: ["Processing speed"],
    inSpanish: ["Índice de velocidad de procesamiento"],
    category: "Process",
    explanation:
      "Part of an ability test: how fast your child does simple work with eyes and hand. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "A low score can be a reason for extra time or less copying. It does not mean that your child thinks poorly.",
    whatToAsk: "Will my child get extra time and less to copy, and in which classes?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "fsiq",
    term: "FSIQ",
    longForm: "Full scale IQ",
    alsoCalled: ["Full scale intelligence quotient", "Full scale score"],
    inSpanish: ["Coeficiente intelectual total", "Coeficiente intelectual de escala total"],
    category: "Process",
    explanation: "The total of an ability test. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "If the parts are far apart, the total can hide a strong side and a weak one. One number alone should not decide.",
    whatToAsk: "How far apart were the parts, and does the total still describe my child?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "gai"],
  },
  {
    id: "gai",
    term: "GAI",
    longForm: "General ability index",
    alsoCalled: ["General ability"],
    inSpanish: ["Índice de capacidad general"],
    category: "Process",
    explanation:
      "A total that leaves out memory and speed, and looks at thinking with words and shapes. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "Testers may use it when slow work or weak memory pulls the full total down. Far above that total, it is a reason to ask for help with speed and memory.",
    whatToAsk: "Which total did you use to decide, and why that one?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "cpi",
    term: "Cognitive proficiency",
    longForm: "Cognitive proficiency index",
    alsoCalled: ["CPI score", "CPI index"],
    inSpanish: ["Índice de competencia cognitiva"],
    category: "Process",
    explanation:
      "A total of memory and speed: how smoothly your child handles simple work. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "When it is much lower than the general ability index, schoolwork can take far more effort than it looks.",
    whatToAsk: "What will be done so that slow work or weak memory does not hide what my child knows?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "fsiq"],
  },
  {
    id: "nvi",
    term: "NVI",
    longForm: "Nonverbal index",
    alsoCalled: ["Nonverbal IQ", "Nonverbal ability", "Nonverbal score"],
    inSpanish: ["Índice no verbal"],
    category: "Process",
    explanation:
      "A total of the parts that need few or no spoken answers. 100 is average, and most children score between 85 and 115.",
    whyItMatters:
      "It can be fairer for a child who speaks little, hears little, or is new to English. Far above the verbal score, it is a reason to ask about language.",
    whatToAsk: "Does the full total still fit my child, or is this score the fairer one?",
    noRule: "No rule we hold sets this. It is a word of testing.",
    relatedTerms: ["composite-score", "cognitive-test", "vci"],
  },
];
