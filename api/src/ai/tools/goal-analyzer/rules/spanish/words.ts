/** Single words of Spanish goals in English, without accents. What is not here stays as it is: names, and what a task is about. */
const lines = `
el the|la the|los the|las the|un a|una a|unos some|unas some|de of|del of the|al to the|a to|en in|con with|sin without
por by|para to|desde from|hasta to|entre between|sobre about|durante during|mientras while|cuando when|despues after
antes before|tras after|y and|e and|o or|u or|que that|su his|sus his|mi my|no not|ni or|como as|mas more|menos less
mediante through|segun as measured by|hacia toward|dentro within|cada each|todo all|toda all|todos all|todas all|otro another
ahora now|hoy today|luego then|tambien also|siempre always|nunca never|solo only|meta goal|metas goals|anual annual
objetivo objective|ella she|ellos they|ellas they|estudiante student|alumno student|alumna student|nino child|nina child
enero January|febrero February|marzo March|abril April|mayo May|junio June|julio July|agosto August|septiembre September
setiembre September|octubre October|noviembre November|diciembre December
uno one|dos two|tres three|cuatro four|cinco five|seis six|siete seven|ocho eight|nueve nine|diez ten|once eleven|doce twelve
trece thirteen|catorce fourteen|quince fifteen|veinte twenty|treinta thirty|cuarenta forty|cincuenta fifty|sesenta sixty
setenta seventy|ochenta eighty|noventa ninety|cien hundred|cero zero
primer first|primero first|primera first|segundo second|segunda second|tercer third|tercero third|tercera third
cuarto fourth|quinto fifth|sexto sixth|septimo seventh|octavo eighth|grado grade|nivel level
ano year|anos years|mes month|meses months|semana week|semanas weeks|dia day|dias days|hora hour|horas hours
minuto minute|minutos minutes|segundos seconds|vez time|veces times|tiempo time|semestre semester|trimestre quarter
periodo period|periodos periods|escolar school|iep IEP
intento trial|intentos trials|ensayo trial|ensayos trials|oportunidad opportunity|oportunidades opportunities
ocasion occasion|ocasiones occasions|sesion session|sesiones sessions|sondeo probe|sondeos probes|prueba probe|pruebas probes
examen test|examenes tests|evaluacion assessment|evaluaciones assessments|observacion observation|observaciones observations
registro log|registros logs|grafica chart|graficas charts|tabla chart|conteo tally|conteos tallies|rubrica rubric|rubricas rubrics|portafolio portfolio
cuestionario quiz|cuestionarios quizzes|muestra sample|muestras samples|datos data|medicion measurement|lista list
semanal weekly|semanales weekly|semanalmente weekly|diario daily|diaria daily|diarios daily|diarias daily|diariamente daily
mensual monthly|mensuales monthly|mensualmente monthly|quincenal biweekly|quincenales biweekly|trimestral quarterly
trimestrales quarterly|consecutivo consecutive|consecutivos consecutive|consecutiva consecutive|consecutivas consecutive
seguidos consecutive|seguidas consecutive|precision accuracy|exactitud accuracy|correcto correct|correctos correct
correcta correct|correctas correct|correctamente correctly|consistentemente consistently|exito success
hola hello|miss teacher|maestro teacher|maestra teacher|maestros teachers|maestras teachers|profesor teacher|profesora teacher|personal staff
terapeuta therapist|terapeutas therapists|especialista specialist|consejero counselor|consejera counselor|ayudante aide
asistente aide|paraprofesional paraprofessional|psicologo psychologist|psicologa psychologist|enfermera nurse
padres parents|escuela school|distrito district|equipo team|adulto adult|adultos adults|companero peer|companeros peers
companera peer|companeras peers|recreo recess|cafeteria cafeteria|pasillo hallway|salon classroom|aula classroom|clase class
clases classes|patio playground|gimnasio gym|autobus bus|casa home|comunidad community|grupo group|tienda store
actividad activity|actividades activities|leccion lesson|lecciones lessons|tarea task|tareas tasks|trabajo work
texto text|textos texts|pasaje passage|pasajes passages|cuento story|cuentos stories|historia story|libro book|libros books
palabra word|palabras words|oracion sentence|oraciones sentences|frase sentence|frases sentences|parrafo paragraph
parrafos paragraphs|letra letter|letras letters|sonido sound|sonidos sounds|silaba syllable|silabas syllables
pregunta question|preguntas questions|problema problem|problemas problems|numero number|numeros numbers|ecuacion equation
ecuaciones equations|suma addition|resta subtraction|sumas addition|restas subtraction|operaciones facts|paso step|pasos steps
instruccion direction|instrucciones directions|indicacion prompt|indicaciones prompts|recordatorio reminder
recordatorios reminders|senal cue|senales cues|ayuda help|apoyo support|apoyos supports|apoyo support|terapia therapy
verbal verbal|verbales verbal|visual visual|visuales visual|fisica physical|tarjeta card|tarjetas cards|horario schedule
temporizador timer|calculadora calculator|descanso break|descansos breaks|pausa break|pausas breaks|turno turn|turnos turns
intercambio exchange|intercambios exchanges|conversacion conversation|conversaciones conversations|tema topic
lectura reading|escritura writing|matematicas math|ortografia spelling|fluidez fluency|comprension comprehension
conducta behavior|comportamiento behavior|actitud attitude|respeto respect|respetuoso respectful|respetuosa respectful
responsable responsible|responsabilidad responsibility|confianza confidence|autoestima self-esteem|motivado motivated
motivada motivated|motivacion motivation|esfuerzo effort|atencion attention|autocontrol self-control|mejor better
positivo positive|positiva positive|independencia independence|madurez maturity|participacion engagement|habla speech
lenguaje language|comunicacion communication|habilidad skill|habilidades skills|social social|sociales social|capacidad ability
rabieta tantrum|rabietas tantrums|berrinche tantrum|berrinches tantrums|arrebatos outbursts|crisis meltdowns|incidentes incidents
incidente incident|interrupciones interruptions|golpes hitting|errores errors|error error|ausencias absences
calle street|calles streets|acera curb|banqueta curb|trafico traffic|estacionamiento parking lot|seguro safe|segura safe
seguridad safety|lesiones injuries|autolesion self-injury|autolesiones self-injury|estufa stove|medicina medicine|extranos strangers
servicio service|servicios services|sesiones sessions|consejeria counseling|adaptaciones accommodations|acceso access
graduacion graduation|preparatoria high school|programa program|empleo employment|universidad college|mano hand|manos hands
asiento seat|silla chair|estrategia strategy|estrategias strategies|emociones feelings|sentimientos feelings
estado state|idea idea|ideas ideas|principal main|detalles details|detalle detail|resumen summary|hechos facts|vocabulario vocabulary
organizador organizer|grafico graphic|inferencia inference|inferencias inferences|inferenciales inferential|literales literal
transicion transition|transiciones transitions|situacion situation|situaciones situations|salida outing|salidas outings
almuerzo lunch|almuerzos lunches|ensayos trials|turnos turns|proximo next|presente present|zapatos shoes|dibujo picture
dibujos pictures|mapa map|elementos elements|partes parts|objetos objects|juego game|juegos games|minutos minutes
nuevo new|nueva new|nuevos new|nuevas new|diferentes different|independiente independent|independientes independent|completas complete
completa complete|media mean|promedio average|meses months|esta this|este this|estas these|estos these|dado given|visto seen
`;

const english = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, entry.indexOf(" ")), entry.slice(entry.indexOf(" ") + 1)] as const),
);

/** @param word in small letters without accents. @returns null for a word that is not known. */
export function wordIn(word: string): string | null {
  return english.get(word) ?? null;
}
