import { withoutAccents } from "../withoutAccents.ts";
/** What tells a name in a Spanish text; the rules of English apply as well, since parents mix ("Mr. López"). */

/** A word that is not a name in Spanish: of schools, the law, the calendar, or one that often begins a sentence. */
export function isKnownInSpanish(word: string): boolean {
  const plain = plainly(word);
  if (isFirstName(word)) return false;
  return (
    [plain, plain.replace(/s$/, ""), plain.replace(/es$/, "")].some((one) => known.has(one)) ||
    /.{3}(?:[cs]ion|miento|mente|dad|olog[oai]|ologia|[^r]iv[oa]|tic[oa]|ista|ismo|encia)(?:e?s)?$/.test(
      plain,
    )
  );
}

/** Frequent first names that are not words, and their diminutives: "lupita", "Juanito", "luisito". */
export function isFirstName(word: string): boolean {
  const plain = plainly(word);
  const stem = /^(.{2,}?)c?it[oa]s?$/.exec(plain)?.[1];
  return firstNames.has(plain) || ["", "o", "a", "e", "os"].some((end) => stem && firstNames.has(stem + end));
}

/** Before and after a name. Lower case counts after "se llama", "la sra." and "mi hijo … tiene". */
export function isIntroducedInSpanish(before: string, word: string, after: string): boolean {
  if (isFirstName(word) || surnames.has(plainly(word))) return true;
  if (isKnownInSpanish(word)) return false;
  return (
    titled.test(before) ||
    (/^\p{Lu}/u.test(word) && labeled.test(before)) ||
    (/^\p{Ll}{3,}$/u.test(word) && ofFamily.test(before) && isSubjectInSpanish(after))
  );
}

/** "Itzel no lee": the first word of a sentence, acting like a person. */
export function isSubjectInSpanish(after: string): boolean {
  return subject.test(after);
}

/** Between two parts of one name: "María de la Cruz", "Hugo A. Zamora". */
export const betweenInSpanish = /^\s{1,3}(?:\p{L}\.?\s{1,3}|(?:del?|de la|de las|de los)\s{1,3})?$/iu;

/** Surnames that are words, after a particle: "maria de la cruz". */
export const surnameInSmall =
  /^\s(?:de la|del|de los|de)\s(?:cruz|rosa|torre|fuente|vega|garza|paz|luz|r[ií]o|valle|castillo|toro|santos|reyes|[aá]ngeles|le[oó]n|jes[uú]s|carmen)(?!\p{L})/iu;

const titled = /(?<!\p{L})(?:sra?|srta|dra?|do[nñ]a?|lic|ing|se llaman?|me llamo|llamad[oa])\.?\s{1,3}$/iu;
const labeled =
  /(?<!\p{L})(?:nombre|madre|padre|mam[aá]|pap[aá]|contacto|estudiante|alumn[oa]|maestr[oa]|ni[nñ][oa]|hij[oa]|para|firma|tutora?):\s{1,3}$/iu;
const ofFamily =
  /(?<!\p{L})(?:hij[oa]|ni[nñ][oa]|nen[ea]|hijit[oa]|beb[eé]|herman[oa]|sobrin[oa]|niet[oa]),?\s$/iu;
const subject =
  /^(?:,\s\d|\s(?:(?:ya|no|se|le|me|nos|lo|la)\s){0,3}(?:tiene|tuvo|es|est[aá]|va|fue|dice|dijo|cont[oó]|lee|escribe|habla|necesita|quiere|puede|recibe|recibi[oó]|perdi[oó]|sabe|lleg[oó]|llora|lloró|cumple|naci[oó]|sac[oó]|grit[oó]|peg[oó]|falt[oó]|sigue|odia|ama|usa|hace|hizo|dieron|llam[oó]|firm[oó])(?!\p{L}))/iu;

function plainly(word: string): string {
  return withoutAccents(word)
    .toLowerCase()
    .replace(/[.'’-]+$/, "");
}

const firstNames = wordSet(
  "adriana alejandra alejandro alicia altagracia ana andrea andres angelica antonio araceli armando arturo asuncion beatriz benito carlos carmen cecilia cesar claudia concepcion cristian cristina daniela dayana eduardo elena emiliano encarnacion enrique ernesto esteban esther fabiola fatima felipe fernanda fernando francisca francisco gabriela gerardo gilberto graciela guadalupe guillermo gustavo hector hugo ignacio iker irma itzel ivan jaime javier jazmin jesus jimena joaquin jorge jose josefina juan juana julian karla laura leonardo leticia lorena lorenzo lucia luis luisa magdalena manuel manuela marcela marco margarita maria maribel mariana marisol martha mateo mauricio mayra miguel miriam monica nayeli natividad nohemi norma omar oscar pablo patricia pedro rafael ramiro ramon raquel raul ricardo roberto rocio rodrigo rogelio rosario ruben salvador santiago sara sergio silvia sofia soledad susana teresa tomas trinidad valentina valeria vanessa veronica victor wendy ximena xochitl yadira yaretzi yesenia yolanda chuy lupe",
);

const surnames = wordSet(
  "alvarez barrientos chavez diaz dominguez fernandez garcia gomez gonzales gonzalez gutierrez guzman hernandez herrera jimenez juarez lopez maldonado martinez medina mendez mendoza munoz nunez ochoa ortega ortiz perez ramirez rivera rodriguez ruiz salazar sanchez sandoval suarez vasquez vazquez velasquez",
);

const known = wordSet(
  "a ahi ahora al algo alguien alguno algunos ambos antes aqui asi atentamente aun aunque ayer bien buena bueno cada casi como con contra cual cuando cuanto da dame de dele del desde despues dia dice dicen digame donde dos durante e el ella ellas ellos empieza en entonces entre era es esa ese eso esta estan estaba este esto estoy fue fueron gracias ha hace hacen hacia han hasta hay hicieron hola hoy incluso jamas la las le les lo los luego mande manana mas me mi mia mientras mio mis mucho muy nada nadie necesita necesito ni ninguno no nos nosotros nuestra nuestro nunca o ojala otra otro para pasaron pedi pedimos pero perdon perdio por porque presente primero pronto puede pueden puedo pues que queremos quien quiere quieren quiero quisiera recibe saludos se sea segun segundo ser si siempre sin sino sobre solo son soy su sus tal tambien tampoco tan tanto tenemos tengo tenia tercero tiene tienen toda todavia todo tu tuvimos un una unas uno unos usa usted va vamos van vive vivimos vivo y ya yo " +
    "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo primavera verano otono invierno navidad pascua " +
    "espanol ingles frances bilingue america americano latino hispano mexicano mexico estados unidos puerto rico nueva york norte sur oeste distrito condado ciudad pais " +
    "abogado acceso acomodo acta actual adaptada administrador alumno ambiente anexo ano anual apelacion apoyo apropiada area articulo asistente asistida aviso ayuda ayudante banco boletin camara camion capitulo carta casa caso centro ciego ciencia civil clase classroom codigo colegio comite compensatoria competencia conducta consejero consejo consentimiento corte coordinador cuarto curso debido declaracion defensor deficit departamento derecho desarrollo director discapacidad dislexia disgrafia discalculia documento doctora doctor down edad educacion educador educativo enfermera enfermero ensenanza equipo escolar escrito escritura escuela especial especialista espectro estado estatal estudiante estudio examen expediente extendido familia federal fecha fisica funcional garantia general geografia grado gratuita grupo habilidad habla hiperactividad historia hoja horario idioma independiente individual individualizado individuo infantil informe inicial inteligencia intermedio intervencion jardin juez junta kinder lectura lenguaje ley lic libro lista maestra maestro manual matematica mediador medicaid medicare medico menos meta motor musica nivel nino nina numero objetivo oficina ojo ordinario padre papel parte pagina pasante patio pediatra permiso plan plazo preescolar preparatoria previo primaria primario principal privado problema procesal proceso profesora profesor programa progreso prueba psicologo publica publico puntaje queja recreo recurso reglamento registro relacionado reporte resultado retraso reunion revision salon salud seccion secundaria secundario seguimiento seguro sensorial servicio sindrome sistema social solicitud sordo subdirectora superintendente superior tabla tarea tema terapeuta terapia tercer titulo trabajador trabajadora trabajo transporte traduccion traductor tratamiento trastorno tribunal verbal vida visual " +
    "abuela abuelo dios hermana hermano hija hijo mama mami madre nene nena papa papi senor senora senorita sr sra srta dra don dona profe tia tio " +
    "adoptivo autista chiquito chiquita gemelo grande joven mayor mediano mejor menor nuevo nueva pequeno pequena querido querida unico unica verdad",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
