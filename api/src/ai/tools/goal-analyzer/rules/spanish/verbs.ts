/** A verb of goals in Spanish: its English, and in what form it was. */
export interface VerbForm {
  readonly english: string;
  readonly form: "infinitive" | "future" | "gerund" | "present" | "past";
}

/** Infinitive and English, without accents. The English words are those that the rubric knows. */
const regular = `
leer read|escribir write|deletrear spell|decodificar decode|mezclar blend|combinar blend|segmentar segment|rimar rhyme
redactar compose|sumar add|restar subtract|multiplicar multiply|dividir divide|resolver solve|calcular calculate
contar count|articular articulate|pronunciar pronounce|permanecer remain|mantener maintain|quedar stay|sentar sit
levantar raise|esperar wait|abstener refrain|completar complete|entregar submit|terminar finish|acabar finish
saludar greet|compartir share|jugar play|conversar converse|correr run|saltar jump|lanzar throw|tirar throw
atrapar catch|brincar hop|trepar climb|subir climb|patear kick|vestir dress|lavar wash|cepillar brush|comer eat
abrochar button|abotonar button|amarrar tie|atar tie|cocinar cook|comprar shop|pagar pay|viajar travel
comprender understand|entender understand|saber know|aprender learn|apreciar appreciate|sentir feel|disfrutar enjoy
pensar think|creer believe|recordar remember|tratar try|intentar try|progresar progress|portar behave
comportar behave|funcionar function|dominar master|aceptar accept|tolerar tolerate|respetar respect|valorar value
ser be|estar be|tener have|hacer make|demostrar demonstrate|mostrar show|desarrollar develop|participar participate
asistir attend|interactuar interact|enfocar focus|concentrar focus|escuchar listen|prestar pay|manejar manage
controlar control|regular regulate|autorregular self-regulate|calmar calm|aplicar apply|reconocer recognize
exhibir exhibit|alcanzar reach|lograr achieve|obtener earn|aprobar pass|trabajar work|practicar practice|apoyar support
usar use|utilizar use|cooperar cooperate|cumplir comply|obedecer obey|abogar advocate|mejorar improve
aumentar increase|incrementar increase|fortalecer strengthen|ampliar expand|reducir reduce|disminuir decrease
eliminar eliminate|evitar avoid|identificar identify|nombrar name|contestar answer|responder answer|pedir ask for
preguntar ask|solicitar request|decir say|llegar arrive|registrar record|anotar record|seguir follow|senalar point to
emparejar match|relacionar match|ordenar sort|clasificar sort|rotular label|enumerar list|describir describe
explicar explain|recontar retell|resumir summarize|iniciar initiate|comenzar start|empezar start|tomar take
caminar walk|cortar cut|recortar cut|trazar trace|copiar copy|dibujar draw|teclear type|empacar pack|poner put
colocar put|guardar put away|expresar express|elegir choose|escoger choose|seleccionar select|producir produce
recibir receive|cruzar cross|parar stop|detener stop|mirar look|ver look|inscribir enroll|matricular enroll
comunicar communicate|hablar speak|organizar organize|comparar compare|sostener hold|agarrar grasp|formar form
inferir infer|predecir predict|citar cite|corregir edit|revisar revise|golpear hit|pegar hit|morder bite|gritar yell
escapar run away|fugar run away|salir leave|ir go|dar give|imitar imitate|repetir repeat|turnar take turns
regresar return|avanzar advance|ofrecer offer|proporcionar provide|proveer provide|brindar provide|ayudar help
trasladar transition|pasar transition|separar separate|marcar mark|encontrar find|construir build|medir measure
lastimar hurt|aletear flap|balancear rock|beber drink|girar turn|interrumpir interrupt|alzar raise|cerrar close
`;

const futureStems: Readonly<Record<string, string>> = {
  hacer: "har",
  decir: "dir",
  predecir: "predecir",
  poner: "pondr",
  tener: "tendr",
  mantener: "mantendr",
  obtener: "obtendr",
  detener: "detendr",
  sostener: "sostendr",
  abstener: "abstendr",
  salir: "saldr",
  saber: "sabr",
};
const gerunds: Readonly<Record<string, string>> = {
  leer: "leyendo",
  construir: "construyendo",
  disminuir: "disminuyendo",
  creer: "creyendo",
  ir: "yendo",
  pedir: "pidiendo",
  seguir: "siguiendo",
  decir: "diciendo",
  elegir: "eligiendo",
  medir: "midiendo",
  corregir: "corrigiendo",
  vestir: "vistiendo",
  sentir: "sintiendo",
  mantener: "manteniendo",
};

/** Present and past, of which many forms are nouns too: only those that goals have, and that are verbs there. */
const told: readonly (readonly ["present" | "past", string])[] = [
  [
    "present",
    "lee reads|escribe writes|resuelve solves|tiene has|hace makes|usa uses|utiliza uses|completa completes|contesta answers|responde answers|identifica identifies|pide asks for|sigue follows|produce produces|dice says|inicia initiates|participa participates|permanece remains|necesita needs|logra reaches|puede can|pueden can|esta is|es is|son are|nombra names|saluda greets|comparte shares|empieza starts|comienza starts|entrega submits|levanta raises|interrumpe interrupts|grita yells|suma adds|resta subtracts|recibe receives|mantiene stays|lanza throws|atrapa catches|camina walks|llega arrives|come eats|escapa runs away|golpea hits|muestra shows|demuestra demonstrates",
  ],
  [
    "past",
    "leyo read|escribio wrote|resolvio solved|tuvo had|hizo made|uso used|completo completed|contesto answered|respondio answered|identifico identified|pidio asked for|siguio followed|produjo produced|inicio initiated|participo participated|logro reached|fue was|era was|estaba was",
  ],
];

const forms = new Map<string, VerbForm>();
for (const entry of regular.trim().split(/[|\n]/)) {
  const [infinitive = "", ...words] = entry.split(" ");
  const english = words.join(" ");
  const stem = infinitive.slice(0, -2);
  const future = futureStems[infinitive] ?? infinitive;
  forms.set(infinitive, { english, form: "infinitive" });
  for (const ending of ["a", "an"]) forms.set(future + ending, { english, form: "future" });
  const gerund = gerunds[infinitive] ?? stem + (infinitive.endsWith("ar") ? "ando" : "iendo");
  forms.set(gerund, { english, form: "gerund" });
}
for (const [form, words] of told)
  for (const entry of words.split("|")) {
    const [word = "", ...english] = entry.split(" ");
    forms.set(word, { english: english.join(" "), form });
  }

const pronoun = /(?:[mts]e|l[oae]s?|nos){1,2}$/;

/** @param word in small letters without accents; it may end in pronouns, as "lavarse" does. */
export function verbOf(word: string): VerbForm | null {
  const whole = forms.get(word);
  if (whole) return whole;
  const bare = pronoun.test(word) ? forms.get(word.replace(pronoun, "")) : undefined;
  return bare && (bare.form === "infinitive" || bare.form === "gerund") ? bare : null;
}

/** "Answering", "using", "asking for". */
export function gerundOf(english: string): string {
  const [verb = "", ...rest] = english.split(" ");
  const doubles = /^(?:cut|put|stop|sit|run|hop|hit|get|grab|spin)$/.test(verb);
  const stem = doubles
    ? verb + verb.slice(-1)
    : /[^eo]e$/.test(verb) && verb !== "be"
      ? verb.slice(0, -1)
      : verb;
  return [`${stem === "ti" ? "ty" : stem}ing`, ...rest].join(" ");
}
