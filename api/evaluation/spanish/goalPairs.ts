import { goalAnalyzer } from "../cases/goalAnalyzer.ts";

/** A goal in English, and the same goal in Spanish as a parent types or pastes it. */
export interface GoalPair {
  readonly id: string;
  readonly english: string;
  readonly spanish: string;
}

/** Of the goals in `cases/goalAnalyzer.ts`, by id. */
const ofCases: Readonly<Record<string, string>> = {
  "goal-complete-reading":
    "Para el 28 de mayo de 2027, dado un pasaje de tercer grado que no conoce, Marcus leerá en voz alta 95 palabras correctas por minuto con al menos 95% de precisión en 4 de 5 intentos, a partir de su nivel actual de 58 palabras correctas por minuto con 88% de precisión, según lo medido por sondeos semanales basados en el currículo que da la maestra de educación especial.",
  "goal-complete-behavior":
    "Dentro de 36 semanas, cuando se le dé una tarea independiente de matemáticas y una tarjeta visual de descanso, Jayla pedirá un descanso con la tarjeta o con palabras antes de dejar su asiento en 9 de 10 oportunidades durante 3 semanas seguidas. Línea base: actualmente pide un descanso en 2 de 10 oportunidades. El progreso se mide con la gráfica de frecuencia diaria de la paraprofesional.",
  "goal-vague-trait": "Devon mejorará su actitud hacia la escuela.",
  "goal-service": "Ana recibirá 30 minutos de terapia del habla dos veces por semana.",
  "goal-no-baseline":
    "Para junio de 2027, dado un problema verbal de cuarto grado, el estudiante escribirá la ecuación y la resolverá con 80% de precisión en 4 de 5 intentos, según lo medido por pruebas hechas por el maestro cada dos semanas.",
  "goal-no-criterion":
    "Para el final del año del IEP, dado un organizador gráfico, Lena escribirá párrafos con una oración principal. Actualmente escribe oraciones sueltas. Se medirá con muestras de escritura que califica su maestra.",
  "goal-target-below-baseline":
    "Para marzo de 2027, dadas 20 sumas, Omar contestará con 70% de precisión en 3 de 4 intentos, según lo medido por sondeos semanales con tiempo de la maestra de recursos. Línea base: 75% de precisión.",
  "goal-target-at-baseline":
    "Dada una lista de 50 palabras de uso frecuente, Priya leerá 30 palabras correctamente para mayo de 2027, según lo medido por la lista de cotejo mensual del maestro. Actualmente lee 30 palabras.",
  "goal-unsafe-criterion":
    "Para abril de 2027, durante salidas a la comunidad, Eli se detendrá en la acera y mirará a ambos lados antes de cruzar la calle en 80% de las oportunidades, partiendo de 40%, según lo medido por datos diarios del personal.",
  "goal-several-skills":
    "Para mayo de 2027, Sofía leerá textos de quinto grado con fluidez, escribirá un ensayo de cinco párrafos y resolverá problemas de matemáticas de varios pasos con 80% de precisión en 4 de 5 intentos según lo medido por exámenes del maestro.",
  "goal-postsecondary":
    "Después de graduarse de la preparatoria, Tyrell se inscribirá en el programa automotriz del colegio comunitario.",
  "goal-self-injury":
    "Para mayo de 2027, cuando esté molesta, Chloe usará una estrategia para calmarse en vez de cortarse en 4 de 5 situaciones, a partir de un punto de partida de 1 de 5, según lo registrado por la consejera.",
  "goal-parent-headings":
    "META ANUAL #3   Página 7 de 22\nEstudiante: [name]   Fecha de nacimiento: [date]\nÁrea de necesidad: comprensión de lectura\n\nLínea base: contesta 4 de 10 preguntas inferenciales sobre un cuento de segundo grado\nMeta: Para el 11/15/2027, después de leer un cuento de tercer grado, el estudiante contestará preguntas inferenciales oralmente, 8 de 10 correctas en 3 sondeos consecutivos\n\nMétodo de medición: sondeos basados en el currículo   Persona responsable: maestra de educación especial\nInforme de progreso: trimestral",
  "goal-parent-comment-around":
    'esto es lo que nos dieron, a mi no me dice nada?? lo dije en la junta y la señora hizo una cara. "Wyatt será más respetuoso y motivado en la clase." eso es una meta o que',
  "goal-parent-typed-by-hand":
    "hola me puede revisar esta es del iep nuevo de mi hijo. para diciembre de 2027 cuando se le muestre un tablero de primero y despues el empezara su trabajo en 2 minutos con no mas de 1 indicacion en 8 de 10 dias. ahora es 3 de 10 dias. la miss k lo anota en una grafica diaria",
};

/** Written after the Spanish was understood, and scored once before anything was changed for them (ADR 34). */
const unseenPairs: readonly GoalPair[] = [
  {
    id: "decode-words",
    english:
      "By February 2027, when given a list of 10 CVC words, Ian will decode 9 of 10 words in 3 of 4 sessions, as measured by the reading specialist's weekly probes. Baseline: 4 of 10 words.",
    spanish:
      "Para febrero de 2027, al presentarle una lista de 10 palabras CVC, Ian decodificará 9 de 10 palabras en 3 de 4 sesiones, según los sondeos semanales de la especialista de lectura. Línea de base: 4 de 10 palabras.",
  },
  {
    id: "behavior-in-class",
    english: "Carla will improve her behavior in class by June 2027.",
    spanish: "Carla mejorará su comportamiento en clase para junio de 2027.",
  },
  {
    id: "equations",
    english:
      "By the end of the second semester, given a calculator, Raúl will solve two-step equations with 75% accuracy on 4 consecutive quizzes, as measured by the teacher's records. At present he has 30% accuracy.",
    spanish:
      "Al final del segundo semestre, con una calculadora, Raúl resolverá ecuaciones de dos pasos con una exactitud del 75% en 4 cuestionarios consecutivos, según los registros del maestro. Al presente tiene 30% de exactitud.",
  },
  {
    id: "greeting",
    english:
      "By 10/2027, during lunch, Pía will greet a peer in 3 of 5 days, as measured by staff observation. Currently 0 of 5 days.",
    spanish:
      "Antes de 10/2027, durante el almuerzo, Pía saludará a un compañero en 3 de 5 días, según observación del personal. Actualmente 0 de 5 días.",
  },
  {
    id: "responsible-and-homework",
    english: "Sam will be more responsible and complete his homework.",
    spanish: "Sam será más responsable y completará su tarea.",
  },
  {
    id: "transition-timer",
    english:
      "By May 2027, given a visual timer, Zoe will transition between activities within 2 minutes with no more than one reminder in 8 of 10 transitions, as measured by a daily checklist by the aide. She currently transitions within 6 minutes.",
    spanish:
      "Para mayo de 2027, con un temporizador visual, Zoe pasará de una actividad a otra en menos de 2 minutos con no más de un recordatorio en 8 de 10 transiciones, de acuerdo con una lista de verificación diaria de la asistente. Actualmente lo hace en 6 minutos.",
  },
  {
    id: "no-hitting",
    english:
      "By May 2027, Max will not hit peers for 10 consecutive days, as measured by incident reports. He currently hits peers 3 times per week.",
    spanish:
      "Para mayo de 2027, Max no golpeará a sus compañeros durante 10 días seguidos, según los reportes de incidentes. Ahora golpea a sus compañeros 3 veces por semana.",
  },
  {
    id: "no-measure",
    english: "Given verbal directions, she will follow directions.",
    spanish: "Dadas instrucciones verbales, ella seguirá instrucciones.",
  },
  {
    id: "retell",
    english:
      "By March 2027, given a story map, Elsa will retell a story with 5 of 6 elements in 4 of 5 opportunities, measured by a rubric the teacher uses every two weeks. Her baseline is 2 of 6 elements.",
    spanish:
      "Para marzo de 2027, dado un mapa del cuento, Elsa volverá a contar un cuento con 5 de 6 elementos en 4 de 5 oportunidades, medido con una rúbrica que la maestra usa cada dos semanas. Su línea base es 2 de 6 elementos.",
  },
  {
    id: "shoes",
    english: "my daughter will learn to tie her shoes by june",
    spanish: "mi hija va a aprender a amarrarse los zapatos para junio",
  },
  {
    id: "parking-lot",
    english:
      "By May 2027, when crossing a parking lot with staff, Gael will hold an adult's hand in 90% of opportunities. Baseline: 50%.",
    spanish:
      "Para mayo de 2027, al cruzar un estacionamiento con el personal, Gael tomará la mano de un adulto en el 90% de las oportunidades. Línea base: 50%.",
  },
  {
    id: "aide-in-class",
    english: "Inés will receive support from an aide during math class.",
    spanish: "Inés recibirá apoyo de una ayudante durante la clase de matemáticas.",
  },
  {
    id: "device",
    english:
      "By January 2027, given 3 prompts, Teo will use his communication device to request in 7 of 10 trials, as measured by the speech therapist's data. Baseline: 2 of 10 trials.",
    spanish:
      "Para enero de 2027, con 3 indicaciones, Teo usará su dispositivo de comunicación para pedir en 7 de 10 ensayos, según los datos de la terapeuta del habla. Línea base: 2 de 10 ensayos.",
  },
  {
    id: "paragraph",
    english:
      "By June 2027, Olga will write a paragraph of 6 sentences with correct punctuation, in 2 of 3 samples.",
    spanish:
      "En junio de 2027, Olga escribirá un párrafo de 6 oraciones con puntuación correcta, en 2 de 3 muestras.",
  },
  {
    id: "main-idea",
    english:
      "By the end of the third quarter, given a short story, Nico will identify the main idea in 4 of 5 stories, as measured by exit tickets. He now identifies it in 1 of 5.",
    spanish:
      "Al terminar el tercer trimestre, tras leer un cuento corto, Nico identificará la idea principal en 4 de 5 cuentos, medido con boletos de salida. Hoy la identifica en 1 de 5.",
  },
  {
    id: "raise-hand",
    english:
      "By May 2027, Rosa will raise her hand before speaking in 8 of 10 class discussions, as measured by a daily tally by the teacher. Baseline: 2 of 10.",
    spanish:
      "Para mayo de 2027, Rosa levantará la mano antes de hablar en 8 de 10 conversaciones en clase, según un conteo diario de la maestra. Punto de partida: 2 de 10.",
  },
  {
    id: "respect",
    english: "Javier will show respect to adults.",
    spanish: "Javier mostrará respeto a los adultos.",
  },
  {
    id: "copy-letters",
    english:
      "By June 2027, with a pencil grip, Eva will copy 10 letters legibly in 4 of 5 sessions, as measured by work samples reviewed weekly by the occupational therapist. Currently she copies 4 letters.",
    spanish:
      "Para junio de 2027, con un adaptador de lápiz, Eva copiará 10 letras de forma legible en 4 de 5 sesiones, según muestras de trabajo que la terapeuta ocupacional revisa cada semana. Por ahora copia 4 letras.",
  },
  {
    id: "speech-minutes",
    english: "The student will receive speech therapy 2 times per week for 30 minutes.",
    spanish: "El alumno recibirá terapia del habla 2 veces por semana por 30 minutos.",
  },
  {
    id: "interruptions",
    english:
      "By May 2027, Alan will decrease interruptions from 10 to 3 per class in 4 consecutive weeks, as measured by the aide's data sheet.",
    spanish:
      "Para mayo de 2027, Alan disminuirá las interrupciones de 10 a 3 por clase durante 4 semanas consecutivas, según la hoja de datos de la asistente.",
  },
  {
    id: "several-subjects",
    english: "He will improve in reading and writing and math this school year",
    spanish: "mejorará en lectura y escritura y matemáticas este año escolar",
  },
  {
    id: "calm-down",
    english:
      "By May 2027, when frustrated, Kevin will use a calm-down strategy within 3 minutes with one verbal reminder in 80% of situations, as measured by the counselor's weekly log; currently 20%.",
    spanish:
      "Para mayo de 2027, cuando se sienta frustrado, Kevin usará una estrategia para calmarse en 3 minutos con un recordatorio verbal en el 80% de las situaciones, según el registro semanal de la consejera; actualmente 20%.",
  },
  {
    id: "job-after-school",
    english: "After graduation from high school, Luz will work at a store.",
    spanish: "Al terminar la preparatoria, Luz trabajará en una tienda.",
  },
  {
    id: "new-words",
    english:
      "By next May, Hugo will say 20 new words, from 8 words now, measured by the speech therapist's monthly language samples.",
    spanish:
      "Para el próximo mayo, Hugo dirá 20 palabras nuevas; ahora dice 8 palabras. Se medirá con muestras de lenguaje mensuales de la terapeuta del habla.",
  },
];

const ownPairs: readonly GoalPair[] = [
  {
    id: "articulation",
    english:
      "By 5/20/2027, given picture cards, Luis will produce the /r/ sound in words with 80% accuracy across 3 consecutive sessions, as measured by the speech therapist's data sheets. Baseline: 45% accuracy.",
    spanish:
      "Para el 5/20/2027, dadas tarjetas con dibujos, Luis producirá el sonido /r/ en palabras con 80% de precisión en 3 sesiones consecutivas, según lo medido por las hojas de datos de la terapeuta del habla. Línea base: 45% de precisión.",
  },
  {
    id: "on-task",
    english:
      "By June 2027, during independent work in the classroom, Mateo will remain on task for 15 minutes with no more than 1 prompt in 4 of 5 days, as measured by weekly observations by the teacher. He currently remains on task for 5 minutes.",
    spanish:
      "Para junio de 2027, durante el trabajo independiente en el salón, Mateo permanecerá en la tarea por 15 minutos con no más de 1 indicación en 4 de 5 días, según lo medido por observaciones semanales de la maestra. Actualmente permanece en la tarea por 5 minutos.",
  },
  {
    id: "comprehension-vague",
    english: "By the end of the school year, Ana will improve her reading comprehension.",
    spanish: "Para el final del año escolar, Ana mejorará su comprensión de lectura.",
  },
  {
    id: "multiplication",
    english:
      "By March 15, 2027, given 20 multiplication facts, Daniel will solve 18 of 20 problems correctly on 3 consecutive probes, as measured by weekly probes by the teacher. He currently solves 9 of 20 problems.",
    spanish:
      "Para el 15 de marzo de 2027, dadas 20 multiplicaciones, Daniel resolverá 18 de 20 problemas correctamente en 3 sondeos consecutivos, según lo medido por sondeos semanales de la maestra. Actualmente resuelve 9 de 20 problemas.",
  },
  {
    id: "eye-contact",
    english: "By May 2027, Iris will maintain eye contact for 10 seconds in 4 of 5 conversations.",
    spanish: "Para mayo de 2027, Iris mantendrá contacto visual por 10 segundos en 4 de 5 conversaciones.",
  },
  {
    id: "hand-flapping",
    english: "By May 2027, Leo will reduce hand flapping to no more than 2 times per day.",
    spanish: "Para mayo de 2027, Leo reducirá el aleteo de manos a no más de 2 veces por día.",
  },
  {
    id: "obeying",
    english:
      "By May 2027, Nora will comply with adult directions the first time asked in 90% of opportunities.",
    spanish:
      "Para mayo de 2027, Nora obedecerá las instrucciones de los adultos a la primera vez que se le pida en el 90% de las oportunidades.",
  },
  {
    id: "tantrums",
    english:
      "By May 2027, during transitions, Iker will reduce tantrums from 6 per week to no more than 2 per week for 4 consecutive weeks, as measured by daily frequency charts.",
    spanish:
      "Para mayo de 2027, durante las transiciones, Iker reducirá las rabietas de 6 por semana a no más de 2 por semana durante 4 semanas consecutivas, según lo medido por registros diarios de frecuencia.",
  },
  {
    id: "writing-sentences",
    english:
      "Within 36 weeks, given a picture, Camila will write 5 complete sentences in 4 of 5 trials, as measured by writing samples scored monthly by the teacher. She currently writes 2 sentences.",
    spanish:
      "En 36 semanas, dado un dibujo, Camila escribirá 5 oraciones completas en 4 de 5 intentos, según lo medido por muestras de escritura que la maestra revisa cada mes. Actualmente escribe 2 oraciones.",
  },
  {
    id: "no-method",
    english:
      "By May 2027, given a two-step direction, Hugo will follow it in 8 of 10 opportunities. Baseline: 3 of 10 opportunities.",
    spanish:
      "Para mayo de 2027, dada una instrucción de dos pasos, Hugo la seguirá en 8 de 10 oportunidades. Línea base: 3 de 10 oportunidades.",
  },
  {
    id: "no-date",
    english:
      "Given a list of words, Emma will spell 15 words correctly, as measured by weekly tests by the teacher. Baseline: 6 words.",
    spanish:
      "Dada una lista de palabras, Emma deletreará 15 palabras correctamente, según lo medido por exámenes semanales de la maestra. Línea base: 6 palabras.",
  },
  {
    id: "service-minutes",
    english: "The school will provide 60 minutes of occupational therapy per month.",
    spanish: "La escuela proporcionará 60 minutos de terapia ocupacional por mes.",
  },
  {
    id: "understand",
    english: "Lucas will understand fractions by June 2027.",
    spanish: "Lucas entenderá las fracciones para junio de 2027.",
  },
  {
    id: "ability-to",
    english:
      "By the end of the IEP year, when given a graphic organizer, Maya will be able to write a paragraph with 4 of 5 elements in 3 of 4 trials, as measured by a rubric. Currently she includes 1 of 5 elements.",
    spanish:
      "Al final del año del IEP, cuando se le dé un organizador gráfico, Maya podrá escribir un párrafo con 4 de 5 elementos en 3 de 4 intentos, según lo medido por una rúbrica. Actualmente incluye 1 de 5 elementos.",
  },
  {
    id: "toothbrushing",
    english:
      "By April 2027, given a visual schedule, Noé will brush his teeth in 5 of 6 steps independently, as measured by a task checklist completed daily by staff. He currently completes 2 of 6 steps.",
    spanish:
      "Para abril de 2027, dado un horario visual, Noé se cepillará los dientes en 5 de 6 pasos de forma independiente, según lo medido por una lista de cotejo que el personal completa a diario. Actualmente completa 2 de 6 pasos.",
  },
  {
    id: "small-step",
    english:
      "By May 2027, given a grade 2 passage, Abril will read 62 words per minute in 3 of 4 trials, as measured by weekly probes by the teacher. She currently reads 60 words per minute.",
    spanish:
      "Para mayo de 2027, dado un pasaje de segundo grado, Abril leerá 62 palabras por minuto en 3 de 4 intentos, según lo medido por sondeos semanales de la maestra. Actualmente lee 60 palabras por minuto.",
  },
  {
    id: "ask-for-help",
    english:
      "By May 2027, when a task is hard, Diego will ask for help with words or a card in 4 of 5 opportunities, as measured by the aide's daily log. Baseline: 1 of 5 opportunities.",
    spanish:
      "Para mayo de 2027, cuando una tarea sea difícil, Diego pedirá ayuda con palabras o una tarjeta en 4 de 5 oportunidades, según lo medido por el registro diario de la ayudante. Línea base: 1 de 5 oportunidades.",
  },
  {
    id: "from-to",
    english:
      "By June 2027, Valeria will increase her reading fluency from 40 to 70 words per minute on a third-grade passage, as measured by monthly probes by the teacher.",
    spanish:
      "Para junio de 2027, Valeria aumentará su fluidez de lectura de 40 a 70 palabras por minuto en un pasaje de tercer grado, según lo medido por sondeos mensuales de la maestra.",
  },
  {
    id: "elopement",
    english:
      "By May 2027, during class, Bruno will not run away from the classroom in 80% of days, as measured by daily logs. Baseline: 40% of days.",
    spanish:
      "Para mayo de 2027, durante la clase, Bruno no se escapará del salón en 80% de los días, según lo medido por registros diarios. Línea base: 40% de los días.",
  },
  {
    id: "participate",
    english: "Sara will participate in class more often.",
    spanish: "Sara participará en la clase más a menudo.",
  },
  {
    id: "number-words",
    english:
      "By the next annual review, given a set of ten objects, Pablo will count eight of ten objects correctly in four of five sessions, as measured by the teacher's weekly data sheets. Currently he counts three of ten objects.",
    spanish:
      "Para la próxima revisión anual, dado un grupo de diez objetos, Pablo contará ocho de diez objetos correctamente en cuatro de cinco sesiones, según lo medido por las hojas de datos semanales de la maestra. Actualmente cuenta tres de diez objetos.",
  },
  {
    id: "by-answering",
    english:
      "By May 2027, after reading a story, Julia will demonstrate comprehension by answering 4 of 5 questions in 3 sessions in a row, as measured by quizzes. Baseline: 2 of 5 questions.",
    spanish:
      "Para mayo de 2027, después de leer un cuento, Julia demostrará comprensión contestando 4 de 5 preguntas en 3 sesiones seguidas, según lo medido por cuestionarios. Línea base: 2 de 5 preguntas.",
  },
  {
    id: "no-accents",
    english:
      "by may 2027 my son will read 80 words per minute with 90% accuracy. right now he reads 45 words per minute. measured by weekly probes by his teacher",
    spanish:
      "para mayo de 2027 mi hijo va a leer 80 palabras por minuto con 90% de precision. ahora lee 45 palabras por minuto. se medira con sondeos semanales de su maestra",
  },
  {
    id: "several-in-spanish",
    english: "By June 2027, Tomás will read 50 words, write 5 sentences, and add two-digit numbers.",
    spanish:
      "Para junio de 2027, Tomás leerá 50 palabras, escribirá 5 oraciones y sumará números de dos dígitos.",
  },
  {
    id: "social",
    english:
      "By May 2027, at recess, Lía will take turns in a game with a peer for 3 turns in 4 of 5 opportunities, as measured by the aide's weekly checklist. She currently takes 1 turn.",
    spanish:
      "Para mayo de 2027, en el recreo, Lía tomará turnos en un juego con una compañera por 3 turnos en 4 de 5 oportunidades, según lo medido por la lista de cotejo semanal de la ayudante. Actualmente toma 1 turno.",
  },
];

const englishOf = new Map(goalAnalyzer.map(({ id, input }) => [id, input.goalText]));

export const goalPairs: readonly GoalPair[] = [
  ...Object.entries(ofCases).map(([id, spanish]) => ({ id, english: englishOf.get(id) ?? "", spanish })),
  ...ownPairs,
  ...unseenPairs,
];
