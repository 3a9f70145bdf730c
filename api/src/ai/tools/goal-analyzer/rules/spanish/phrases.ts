/** Words that belong together in Spanish goals, and what English goals say instead. Without accents, in small letters. */
export interface Phrase {
  readonly pattern: RegExp;
  /** `$1` is a group as it is; `{1}` a group in English. */
  readonly english: string;
}

const month =
  "(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)";
const numeral =
  "un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien";
const number = String.raw`(\d+(?:\.\d+)?|${numeral})`;
const year = String.raw`(?: del?(?: ano)?,?|,)? ((?:19|20)\d{2})`;
const by = "(?:para|antes de|a mas tardar|hasta)(?: el dia| el| la| las)?";
const endOf = "(?:(?:el |la )?(?:final(?:es)?|fin|termino|conclusion|cierre) del?(?: el| la)?)";
const period =
  "((?:(?:primer|segundo|tercer|cuarto|proximo|presente) )?(?:ano escolar|ano del iep|periodo del iep|iep anual|iep|semestre|trimestre|ciclo escolar|curso escolar|curso|ano|periodo))";
const tools =
  "hojas?|registros?|tablas?|graficas?|listas?|sondeos?|pruebas?|examen(?:es)?|evaluacion(?:es)?|observacion(?:es)?|cuestionarios?|muestras?|datos|mediciones|conteos?|rubricas?";
const child = "(?:estudiante|alumn[oa]|nin[oa]|joven)";
const share = String.raw`(\d+(?:\.\d+)? ?(?:%|por ciento)|(?:${numeral}) por ciento)`;

/** In this order: the first that fits is taken. */
export const phrases: readonly Phrase[] = [
  // Around the goal.
  ["nota (?:para|a)(?: la| el)?", "note to the"],
  ["(?:ignora|ignore|olvida|olvide)", "ignore"],
  ["pagina (\\d+) de (\\d+)", "page $1 of $2"],
  ["(metas?|objetivos?) anual(?:es)?", "annual {1}"],
  ["fecha de nacimiento", "date of birth"],
  ["area de necesidad", "area of need"],
  ["persona responsable", "person responsible"],
  ["informes? de progreso", "progress report"],
  // By when.
  [`${by} (\\d{1,2})(?:ro)? de ${month}${year}`, "by {2} $1, $3"],
  [`${by} (\\d{1,2})(?:ro)? de ${month}`, "by {2} $1"],
  [`${by}(?: mes de)? ${month}${year}`, "by {1} $2"],
  [`${by}(?: mes de)? ${month}(?! )`, "by {1}"],
  [`(?:el )?(\\d{1,2})(?:ro)? de ${month}${year}`, "{2} $1, $3"],
  [`${month}${year}`, "{1} $2"],
  [`${by} (\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}/\\d{4})`, "by $1"],
  [`(?:${by} |a |al )${endOf} ${period}`, "by the end of the {1}"],
  [`(?:al|a) (?:finalizar|terminar|concluir|acabar) (?:el |la )?${period}`, "by the end of the {1}"],
  [`al (?:final|fin|termino|cierre) del ${period}`, "by the end of the {1}"],
  [`${by} (?:proxima |siguiente )?(?:revision|reunion) anual(?: del iep)?`, "by the next annual review"],
  [`${by} proxim[oa] (?:revision|reunion) (?:anual )?del iep`, "by the next annual review"],
  [
    `(?:dentro de|en el plazo de|en un plazo de|en) ${number} (semanas|meses|anos?|semestres|trimestres)(?! (?:consecutiv|seguid))(?: de clases?| escolares| lectivas)?`,
    "within {1} {2}",
  ],
  [`${by} proximo (?:mes de )?${month}`, "by next {1}"],
  ["durante (?:el|este) ano(?: escolar)?", "during the school year"],
  ["(?:este|el proximo) ano(?: escolar)?", "this school year"],
  // How things are now.
  ["(?:linea (?:de )?base|punto de partida|nivel (?:de )?base)(?: actual)? ?:", "Baseline:"],
  ["niveles? (?:actual(?:es)?|presentes?)(?: de (?:desempeno|rendimiento))? ?:", "Current level:"],
  [
    "(?:a partir|partiendo|desde) de un(?:a)? (?:linea (?:de )?base|punto de partida|nivel(?: actual)?)(?: actual)? de",
    "from a baseline of",
  ],
  [
    "(?:desde|de) (?:un |una |su )(?:linea (?:de )?base|punto de partida|nivel actual|promedio actual)(?: actual)? de",
    "from a baseline of",
  ],
  ["(?:su )?(?:linea (?:de )?base|punto de partida)(?: actual)?(?: es)?(?: de)?", "baseline"],
  [
    "(?:en comparacion con|comparado con|frente a|por encima de|partiendo de|a partir de)(?: (?:su|sus|el|los|las|la|un|una))?(?: nivel)?(?: actual(?:es)?)?(?: de)?(?= \\d)",
    "up from",
  ],
  [
    "(?:en comparacion con|comparado con|frente a|por encima de|partiendo de|a partir de)(?: (?:su|sus|el|los|las|la))?(?: (?:nivel|promedio))?(?: actual(?:es)?)(?: de)?",
    "up from his current",
  ],
  ["(?:en la actualidad|actualmente|en este momento|por ahora|hasta ahora|al presente)", "currently"],
  [
    `de ${number}((?: ?%| por ciento)?(?: [a-z]+){0,4}?) a ((?:no mas de |menos de |al menos )?)${number}(?= |%)`,
    "from {1}{2} to {3}{4}",
  ],
  // Who and what will.
  [`(?:el|la) ${child}`, "the student"],
  ["mi (?:hij[oa]|niet[oa]|nin[oa]|nen[ea])", "my child"],
  ["(?:sera|seria) capaz de", "will be able to"],
  ["no (?:se )?(?:va|van) a", "will not"],
  ["(?:se )?(?:va|van) a(?= [a-z]+(?:[aei]r(?:se)?)\\b)", "will"],
  ["(?:podra|podran)(?= )", "will be able to"],
  ["(?:debe|debera|deberia)(?= [a-z]+[aei]r(?:se)?\\b)", "should"],
  ["prestar atencion", "pay attention"],
  ["prestara atencion", "will pay attention"],
  ["volvera a contar", "will retell"],
  ["tomara turnos", "will take turns"],
  ["hara contacto visual", "will make eye contact"],
  ["mantendra (?:el )?contacto visual", "will maintain eye contact"],
  ["permanecera (?:en la tarea|enfocad[oa] en la tarea|concentrad[oa] en la tarea)", "will remain on task"],
  ["se mantendra (?:en la tarea|enfocad[oa] en la tarea|concentrad[oa] en la tarea)", "will remain on task"],
  [
    "(?:se mantendra|permanecera|se quedara) (?:en su (?:asiento|silla|lugar)|sentad[oa])",
    "will stay in his seat",
  ],
  ["escapa(?:ra|rse)? del (?:salon|edificio|plantel)", "will run away from the classroom"],
  ["(?:tener|tendra) una actitud positiva", "have a positive attitude"],
  ["pedira (?:un descanso|una pausa)", "will ask for a break"],
  ["pide (?:un descanso|una pausa)", "asks for a break"],
  ["hara (?:preguntas|una pregunta)", "will ask questions"],
  ["en voz alta", "aloud"],
  ["la mano", "his hand"],
  ["(?:a|por) si mism[oa]", "himself"],
  ["en (?:ambas|las dos) direcciones|a ambos lados|hacia (?:ambos|los dos) lados", "both ways"],
  ["tolerara|aceptara (?:los )?abrazos", "will accept hugs"],
  ["manos quietas", "quiet hands"],
  ["a la primera(?: vez)?(?: que se le (?:pida|dice|diga))?", "the first time asked"],
  ["sin (?:discutir|protestar|quejarse|reclamar)", "without arguing"],
  [
    "(?:despues de|tras|luego de|al) (?:graduarse|la graduacion|terminar|salir de|completar)(?: de)?(?: la| el)?(?: (?:preparatoria|secundaria|high school|escuela(?: secundaria| superior| preparatoria)?|bachillerato))",
    "after graduation from high school",
  ],
  // Under which condition.
  [
    "cuando se (?:le|les) (?:presente|presenta|de|da|proporcione|proporciona|entregue|muestre|ofrezca)n?(?: con)?",
    "when given",
  ],
  ["(?:cuando|si) se (?:le|les) (?:pida|pide|solicite|indique|pregunte|pregunta)n?", "when asked"],
  ["dad[oa]s?(?= )", "given"],
  [
    "al (?:darle|darsele|presentarle|presentarsele|proporcionarle|recibir|mostrarle|mostrarsele)(?: con)?",
    "when given",
  ],
  ["al ser (?:dad[oa]|presentad[oa])(?: con)?", "when given"],
  ["por (?:su cuenta|si sol[oa])|de (?:manera|forma) independiente|independientemente", "independently"],
  ["sin (?:ningun tipo de )?(?:ayuda|apoyo|asistencia|indicaciones|recordatorios)", "without help"],
  ["al(?= [a-z]+[aei]r(?:se|le|les|lo|la)?\\b)", "when"],
  // "Con" between the date and the child names what the child gets.
  [
    "(?<=(?:^|[.:;] )(?:[^.;,]{0,60}, )?)con(?! (?:al menos |por lo menos |un |una )?(?:\\d+ ?%|precision|exactitud))(?= [^,.;]{3,60}, )",
    "given",
  ],
  // How well, how much, how often.
  [
    `(?:con )?(?:un |una )?(?:precision|exactitud|fidelidad|comprension|inteligibilidad) (?:de|del|de un|de al menos|de al menos un|de por lo menos|de por lo menos un) ?${share}`,
    "with {1} accuracy",
  ],
  [`${share} de (?:precision|exactitud|aciertos|fidelidad)`, "{1} accuracy"],
  [`${share} del tiempo`, "{1} of the time"],
  [
    `${share} de (?:las |los )?(veces|ocasiones|oportunidades|intentos|ensayos|situaciones|casos)`,
    "{1} of {2}",
  ],
  [
    `${number} de (?:cada |las |los )?${number} (intentos|ensayos|pruebas|oportunidades|ocasiones|sesiones|veces|dias|semanas|sondeos|muestras|observaciones|evaluaciones|clases|periodos|actividades|lecciones|transiciones|salidas|turnos|conversaciones|tareas|recreos|situaciones)(?: (consecutiv[oa]s|seguid[oa]s))?`,
    "{1} of {2} {4} {3}",
  ],
  [`${number} de (?:cada )?${number}\\b(?! de)`, "{1} of {2}"],
  [`(?:durante|por|en) ${number} ([a-z]+) (?:consecutiv[oa]s|seguid[oa]s)`, "for {1} consecutive {2}"],
  [`${number} ([a-z]+) (?:consecutiv[oa]s|seguid[oa]s)`, "{1} consecutive {2}"],
  [
    "palabras correctas por minuto|palabras leidas correctamente por minuto|palabras por minuto correctas",
    "correct words per minute",
  ],
  ["palabras por minuto", "words per minute"],
  ["por (minuto|dia|semana|hora|mes|clase|periodo|sesion)", "per {1}"],
  ["(?:veces|vez) (?:a|por) (?:la |el )?(semana|dia|mes)", "times per {1}"],
  ["(?:a|al) (semana|dia|mes)", "per {1}"],
  ["una vez", "once"],
  ["al menos|por lo menos|como minimo|un minimo de", "at least"],
  ["no mas de|a lo mas|como maximo|un maximo de|a lo sumo", "no more than"],
  ["menos de", "fewer than"],
  ["o menos", "or fewer"],
  ["o mas", "or more"],
  ["por ciento", "percent"],
  ["la mayor(?:ia)?(?: parte)? (?:del tiempo|de las veces)", "most of the time"],
  ["a nivel de (?:su )?grado|al nivel de (?:su )?grado|de acuerdo a su grado", "at grade level"],
  ["(primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|primero|tercero) grado", "{1} grade"],
  ["nivel de (primer|segundo|tercer|cuarto|quinto|sexto) grado", "{1} grade level"],
  // How it is measured.
  [
    "(?:segun|conforme a|de acuerdo (?:con|a)) (?:lo )?(?:que )?(?:se )?(?:medid|registrad|evaluad|documentad|observad|anotad|demostrad|indicad|mid|muestr)[a-z]+ (?:por|en|con|mediante|a traves de)(?: (?:el|la|los|las|un|una))?",
    "as measured by",
  ],
  [
    "(?:se (?:medira|mide|evaluara|registrara|documentara)|(?:sera )?(?:medid|registrad|evaluad|documentad)[oa]s?)(?: (?:cada semana|semanalmente|diariamente))? (?:por|con|en|mediante|a traves de|usando|por medio de)(?: (?:el|la|los|las|un|una))?",
    "as measured by",
  ],
  ["(?:segun|de acuerdo (?:con|a)|conforme a)(?: (?:el|la|los|las|un|una))?", "as measured by"],
  ["(?:metodo|forma|manera) de (?:medicion|medir|evaluacion) ?:|medicion ?:", "Measurement:"],
  [
    "(?:medid[ao]s?|mediciones|evaluacion(?:es)?|pruebas|sondeos) basad[oa]s? en el curriculo",
    "curriculum-based measures",
  ],
  [
    "(?:hojas?|registros?|tablas?|graficas?) de (?:frecuencia|datos|conducta|comportamiento|conteo)",
    "data sheets",
  ],
  ["(?:recoleccion|recopilacion|toma) de datos", "data collection"],
  ["muestras? de (?:trabajo|escritura|lenguaje|habla|lectura)", "work samples"],
  ["listas? de (?:cotejo|verificacion|control|comprobacion)", "checklists"],
  ["boletos de salida", "exit tickets"],
  [`((?:${tools})(?: de [a-z]+)?) (diari[oa]s?|(?:seman|mensu|quincen|trimestr)al(?:es)?)`, "{2} {1}"],
  ["(?:l[oa]s? )?(?:anota|registra|apunta|escribe) en", "records it on"],
  ["cada (dia|semana|mes|dos semanas)", "every {1}"],
  ["maestr[oa] de (?:educacion especial|recursos|apoyo)|educador[a]? especial", "special education teacher"],
  ["(?:terapeuta|patolog[oa]) del (?:habla|lenguaje)(?: y (?:del )?(?:lenguaje|habla))?", "speech therapist"],
  ["terapeuta ocupacional", "occupational therapist"],
  // What the school gives, what hides a disability, what comes after school.
  ["terapia del (?:habla|lenguaje)(?: y (?:del )?lenguaje)?", "speech therapy"],
  ["terapia ocupacional", "occupational therapy"],
  ["terapia fisica|fisioterapia", "physical therapy"],
  ["tiempo adicional|tiempo extra|mas tiempo", "extra time"],
  ["grupos? pequenos?", "small group"],
  ["contacto visual|contacto con los ojos", "eye contact"],
  [
    "(?:aleteo|aletear)(?: de| con| las)?(?: las)?(?: manos)?|movimientos repetitivos|conductas repetitivas|estereotipias",
    "hand flapping",
  ],
  ["dispositivo (?:de comunicacion|aac)|comunicador|tableta de comunicacion", "communication device"],
  ["(?:en|de)l? (?:un )?colegio (?:comunitario|tecnico)", "at the community college"],
  // What a child does to themselves: one word in Spanish.
  [
    "(?:cortar|golpear|morder|lastimar|pegar|rasgunar)se(?: a si mism[oa])?(?! el pelo)|hacerse dano",
    "hurting himself",
  ],
  [
    "se (?:cortara|golpeara|mordera|lastimara|pegara|rasgunara)(?: a si mism[oa])?(?! el pelo)|se hara dano",
    "will hurt himself",
  ],
  ["en (?:vez|lugar) de", "instead of"],
  ["(?:mas|con mas frecuencia) (?:a menudo|seguido)|con mas frecuencia", "more often"],
  ["lluvia de ideas", "brainstorm"],
  ["cruzar la calle|cruce de calles", "crossing the street"],
  ["salon de clases?", "classroom"],
  ["organizador grafico", "graphic organizer"],
  ["problemas? (?:verbal(?:es)?|de palabras|escritos?)", "word problem"],
  ["oracion(?:es)? numericas?", "number sentence"],
  ["palabras (?:de uso frecuente|de alta frecuencia|frecuentes|a simple vista)", "sight words"],
  ["instrucciones de (?:una?|1) (?:pasos?|partes?)", "one-step directions"],
  ["instrucciones de (dos|tres|2|3) (?:pasos|partes)", "{1}-step directions"],
  ["tarjetas? (?:de descanso|visual(?:es)?|de pausa)", "break card"],
].map(([pattern = "", english = ""]) => ({ pattern: new RegExp(`(?:${pattern})(?![a-z])`, "y"), english }));
