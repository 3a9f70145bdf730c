import * as citations from "../../federal/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** Conditions that letters and reports name. */
export const conditions: readonly GlossaryTerm[] = [
  {
    id: "dyslexia",
    term: "Dyslexia",
    alsoCalled: ["Reading disability", "Disorder of reading"],
    inSpanish: ["Dislexia"],
    category: "Disability category",
    explanation:
      "A learning disability that makes it hard to read words and to spell. It has nothing to do with how bright a child is. It falls under specific learning disability.",
    whyItMatters:
      "The right way of teaching reading can change your child's school life. The school may use the word.",
    whatToAsk: "What way of teaching reading will you use, and how will you check that it works?",
    rules: [citations.disabilityCategories, citations.sldDetermination],
    relatedTerms: ["sld", "structured-literacy", "dysgraphia"],
  },
  {
    id: "dysgraphia",
    term: "Dysgraphia",
    alsoCalled: ["Writing disability", "Disorder of written expression"],
    inSpanish: ["Disgrafía"],
    category: "Disability category",
    explanation:
      "Trouble with writing: forming letters, spelling or getting thoughts onto paper. Written expression is one of the areas a team looks at for a learning disability.",
    whyItMatters: "A child can know the answer and still not get it onto the page.",
    whatToAsk: "Can my child show this by speaking or typing while we work on writing?",
    rules: [citations.sldDetermination],
    relatedTerms: ["sld", "fine-motor", "ot", "dyslexia"],
  },
  {
    id: "dyscalculia",
    term: "Dyscalculia",
    alsoCalled: ["Math disability", "Disorder of mathematics"],
    inSpanish: ["Discalculia"],
    category: "Disability category",
    explanation:
      "Trouble with numbers and math that does not come from poor teaching or lack of effort. Math is one of the areas a team looks at for a learning disability.",
    whyItMatters: "It is less known than dyslexia, and so it is more often missed.",
    whatToAsk: "Did you test both doing sums and solving math problems?",
    rules: [citations.sldDetermination],
    relatedTerms: ["sld", "achievement-test", "accommodations"],
  },
  {
    id: "adhd",
    term: "ADHD",
    longForm: "Attention deficit hyperactivity disorder",
    alsoCalled: ["ADD", "Attention deficit disorder", "Attention deficit"],
    inSpanish: ["Trastorno por déficit de atención e hiperactividad", "TDAH"],
    category: "Disability category",
    explanation:
      "A condition that makes it hard to pay attention, sit still or wait. A child with ADHD may have an IEP, most often under other health impairment, or help under Section 504.",
    whyItMatters:
      "A school may not make you give your child a controlled drug in order to attend or get help.",
    whatToAsk: "What does my child's attention look like in each class, and what has helped so far?",
    rules: [citations.disabilityCategories, citations.section504Rights, citations.medicationBan],
    relatedTerms: ["ohi", "executive-function", "504-plan"],
  },
  {
    id: "executive-function",
    term: "Executive function",
    longForm: "Executive functioning",
    alsoCalled: ["EF", "Executive skills", "Executive function disorder"],
    inSpanish: ["Funciones ejecutivas"],
    category: "Behavior",
    explanation:
      "The skills that help us plan, begin, remember, switch and finish. A child who struggles here may know the work but not get it done or handed in.",
    whyItMatters: "It can look like being lazy. It is a skill that can be taught and supported.",
    whatToAsk: "Who will teach my child to plan and start work, and how will we see progress?",
    noRule: "No rule we hold names it. It is a word used by psychologists and schools.",
    relatedTerms: ["adhd", "accommodations", "self-regulation"],
  },
  {
    id: "sensory-processing",
    term: "Sensory processing",
    alsoCalled: [
      "Sensory integration",
      "SPD",
      "Sensory needs",
      "Sensory processing disorder",
      "Sensory diet",
    ],
    inSpanish: ["Procesamiento sensorial"],
    category: "Behavior",
    explanation:
      "How the brain takes in sound, light, touch and movement. For some children the normal noise of a school is too much, or too little.",
    whyItMatters: "A child who is overwhelmed cannot learn, and may run, hide or hit.",
    whatToAsk: "What in this room may be too much for my child, and what could we change?",
    noRule: "No rule we hold names it as a category. The need can still be met in an IEP or a 504 plan.",
    relatedTerms: ["ot", "aut", "self-regulation"],
  },
  {
    id: "auditory-processing",
    term: "Auditory processing disorder",
    alsoCalled: ["APD", "CAPD", "Central auditory processing disorder"],
    inSpanish: ["Trastorno del procesamiento auditivo"],
    category: "Disability category",
    explanation:
      "Trouble making sense of what is heard, though the ears work. Noise and fast talk make it worse. It is most often tested by a hearing specialist.",
    whyItMatters: "Your child may look as if not listening, when the words come through unclear.",
    whatToAsk: "Can we try a quiet seat and written directions, and look at the results?",
    noRule: "No rule we hold names it as a category. The school looks at what your child needs at school.",
    relatedTerms: ["receptive-language", "hi", "accommodations"],
  },
  {
    id: "apraxia",
    term: "Apraxia of speech",
    longForm: "Childhood apraxia of speech",
    alsoCalled: ["CAS", "Verbal apraxia", "Apraxia"],
    inSpanish: ["Apraxia del habla infantil"],
    category: "Disability category",
    explanation:
      "Trouble planning the movements for speech. A child knows what to say, but the mouth does not follow. At school it is most often looked at as a speech or language impairment.",
    whyItMatters: "Speech may come slowly. Other ways to talk can help in the meantime.",
    whatToAsk: "How often will my child get speech help, and how will my child talk until then?",
    rules: [citations.disabilityCategories],
    relatedTerms: ["sli", "slp", "aac", "speech-therapy"],
  },
  {
    id: "anxiety",
    term: "Anxiety",
    longForm: "School anxiety",
    alsoCalled: ["School refusal", "School avoidance", "Anxiety disorder"],
    inSpanish: ["Ansiedad escolar"],
    category: "Behavior",
    explanation:
      "Strong fear or worry that makes school hard. A child whose anxiety substantially limits learning, sleeping or the like may have rights under Section 504, and some children need an IEP.",
    whyItMatters: "Staying home can be a sign that help is missing at school.",
    whatToAsk: "What at school sets off the fear, and what can we change this week?",
    rules: [citations.section504Rights, citations.disabilityDefinition504Ada],
    relatedTerms: ["ed", "counseling", "504-plan"],
  },
  {
    id: "twice-exceptional",
    term: "Twice-exceptional",
    alsoCalled: ["2e", "Gifted with a disability", "Gifted and disabled"],
    inSpanish: ["Doble excepcionalidad"],
    category: "Process",
    explanation:
      "Very able in some areas, and with a disability too. One can hide the other. A child who moves up from grade to grade can still be eligible.",
    whyItMatters: "Good grades do not settle the question. The decision is made child by child.",
    whatToAsk: "How much effort does it take my child to get these grades?",
    rules: [citations.gradesNoBar, citations.eligibilityTwoPart],
    relatedTerms: ["eligibility", "sld", "strengths"],
  },
  {
    id: "english-learner",
    term: "English learner",
    longForm: "English language learner",
    alsoCalled: ["ELL", "EL", "ESL", "Limited English", "Multilingual learner", "LEP"],
    inSpanish: ["Estudiante que aprende inglés"],
    category: "Process",
    explanation:
      "A child who is still learning English. Limited English may not be the deciding reason for special education. A child can also be learning English and have a disability.",
    whyItMatters:
      "Testing must be in the language and form that best show what your child can do, where that can be done.",
    whatToAsk: "In which languages was my child tested, and who decided that?",
    rules: [citations.determinantFactor, citations.evaluationStandards, citations.iepConsiderations],
    relatedTerms: ["interpreter", "native-language", "evaluation"],
  },
];
