import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Safety and force. */
export const safety: readonly GlossaryTerm[] = [
  {
    id: "de-escalation",
    term: "De-escalation",
    alsoCalled: ["Calming down", "Deescalate", "CPI", "Calm down plan"],
    inSpanish: ["Reducción de la tensión"],
    category: "Behavior",
    explanation:
      "Ways to help an upset person grow calm: fewer words, more room, a soft voice, no crowd. CPI is a training in it that many schools use. In a test report, CPI is a score: cognitive proficiency.",
    whyItMatters: "It keeps everyone safer and makes force less likely.",
    whatToAsk: "Who around my child is trained in this, and when was that?",
    noRule: "No federal rule we hold speaks of it. Ask for the district's training and policy.",
    relatedTerms: ["crisis-plan", "restraint", "self-regulation", "cpi"],
  },
  {
    id: "crisis-plan",
    term: "Crisis plan",
    longForm: "Safety plan",
    alsoCalled: ["Emergency behavior plan", "School safety plan", "Crisis intervention plan"],
    inSpanish: ["Plan de seguridad"],
    category: "Behavior",
    explanation: "A plan for moments of danger: early signs, who comes, what they do, when you are called.",
    whyItMatters: "In a bad moment no one should have to guess.",
    whatToAsk: "Who will call me, when, and what will be done before anyone calls the police?",
    noRule: "No federal rule we hold asks for one by this name. The team can still write it into the plan.",
    relatedTerms: ["de-escalation", "restraint", "elopement"],
  },
  {
    id: "elopement",
    term: "Elopement",
    alsoCalled: ["Running away", "Bolting", "Wandering", "Eloping", "Runner"],
    inSpanish: ["Fuga de la escuela"],
    category: "Behavior",
    explanation:
      "Leaving a safe place or an adult without leave, such as running out of class or off the grounds. When a behavior gets in the way of learning, the team must consider supports.",
    whyItMatters: "It can be a matter of life. It needs a plan at once.",
    whatToAsk: "Who watches the doors, and what happens in the first minute?",
    rules: [citations.behaviorInIep, citations.supplementaryAids],
    relatedTerms: ["crisis-plan", "one-to-one-aide", "fba"],
  },
  {
    id: "restraint",
    term: "Restraint",
    longForm: "Physical restraint",
    alsoCalled: ["Restrained", "Physical hold", "Holding", "Prone restraint", "Mechanical restraint"],
    inSpanish: ["Restricción física"],
    category: "Behavior",
    explanation:
      "Holding a child so that the child cannot move freely. When it may be used, and when you are told, can differ by state and district.",
    whyItMatters: "It can hurt and frighten a child. You should know of every time.",
    whatToAsk: "Has my child ever been held? Please send me each report, with date, time and reason.",
    noRule:
      "No federal rule we hold is about it. Ask for your state's rule, and call the parent center or the protection and advocacy agency.",
    relatedTerms: ["seclusion", "de-escalation", "crisis-plan"],
  },
  {
    id: "seclusion",
    term: "Seclusion",
    alsoCalled: ["Seclusion room", "Isolation room", "Quiet room", "Time-out room", "Isolated"],
    inSpanish: ["Aislamiento"],
    category: "Behavior",
    explanation:
      "Keeping a child alone in a room or space that the child cannot leave. If and when it may be used can differ by state and district.",
    whyItMatters: "It can frighten a child badly. You should know of every time.",
    whatToAsk: "Has my child ever been kept alone in a room? Please send me each report.",
    noRule:
      "No federal rule we hold is about it. Ask for your state's rule, and call the parent center or the protection and advocacy agency.",
    relatedTerms: ["restraint", "de-escalation", "crisis-plan"],
  },
];
