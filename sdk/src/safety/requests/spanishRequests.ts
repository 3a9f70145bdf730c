import type { Requests } from "./Requests.ts";

// Without accents: parents often leave them out.

/** Addressed to us, not said about another person: "¿Puede una abogada representarme?" is a good question. */
const begins = String.raw`(?:^|[.!?¿¡,:\n] *|\by )`;
const asks = `(?:(?:por favor|porfa(?:vor)?|favor de|ahora|solo)[, ]+)*`;
const you = "(?:usted |ud |tu )?";
const weAreAsked = String.raw`(?:${begins}${asks}|\b(?:quiero|quisiera|necesito|ocupo|me gustaria) que ${you})(?:me |nos )?`;
const canYou = `${begins}${asks}(?:(?:usted|ud|tu) )?(?:me |nos )?(?:puede|puedes|podria|podrias) ${you}`;

/** Not said about another person: "el niño ignora las instrucciones" is about school. */
const byNobodyElse = String.raw`(?<!\b(?:el|ella|hij[oa]|nin[oa]|estudiante|alumn[oa]|nombre|no|que|siempre|se|le|lo|cuando|si|y) )`;

const order = "(?:instruccion(?:es)?|prompts?|reglas?|ordenes|indicaciones|directrices)";
const lawyer = String.raw`(?:abogad[oa]|licenciad[oa]|representante legal)\b`;
const decider = "(?:oficial de audiencias?|juez|jueza|corte|tribunal|jurado|mediador|arbitro|estado)";
const outcome = "(?:casos?|audiencia|apelacion|demanda|queja|juicio|debido proceso|mediacion|corte)";
const paper = "(?:demanda|querella|mocion|escrito legal|alegato|citatorio)";

const signs: Requests["signs"] = {
  lawyer: anyOf([
    String.raw`${weAreAsked}(?:sea|se|seas|actue|actua|actues|trabaje|haga|haz) (?:como |de )?(?:mi|nuestr[oa]|la|el|una?) (?:\w+ )?${lawyer}`,
    String.raw`${canYou}ser (?:mi|nuestr[oa]) (?:\w+ )?${lawyer}`,
    String.raw`\b(?:eres|seras|(?:usted|ud|tu) (?:ya |ahora )?(?:es|sera|eres)) (?:ahora |ya )?(?:mi|nuestr[oa]) (?:\w+ )?${lawyer}`,
    String.raw`${weAreAsked}(?:l[oa]s? )?(?:representes?|representa|defiend[ae]s?)\b(?! (?:a|al|el|la|los|las|mejor)\b)`,
    String.raw`${canYou}(?:representar|defender)(?:me|nos|l[oa])?\b`,
    String.raw`${weAreAsked}(?:redact[ea]|escrib[ae]|prepar[ea]|hag[ae]|haz|pong[ae]|presente|met[ae])s?(?:me|nos)? (?:una?|la|el|mi|nuestra) (?:\w+ )?${paper}`,
    String.raw`\by (?:me |nos )?(?:redacte|escriba|prepare|haga|ponga|presente|meta)s? (?:una?|la|el|mi|nuestra) (?:\w+ )?${paper}`,
    String.raw`${canYou}(?:redactar|escribir|preparar|hacer|poner|presentar|meter)(?:me|nos|les?)? (?:una?|la|el|mi|nuestra) (?:\w+ )?${paper}`,
    String.raw`(?:${weAreAsked}(?:presente|ponga|meta|mande|apele|negocie|demande|hable)s?|${canYou}(?:presentar|poner|meter|mandar|apelar|negociar|demandar))\b[^.?!\n]{0,80}\b(?:por (?:mi|nosotros)\b(?! (?:hij|nin))|(?:en|a) (?:mi|nuestro) nombre|de mi parte)`,
    `${canYou}(?:(?:venir|ir) (?:conmigo|con nosotros)|acompanar(?:me|nos)) (?:a |en )(?:la |el |mi )?(?:audiencia|corte|tribunal|juicio|mediacion)`,
    String.raw`\b(?:debo|deberia|debemos|deberiamos|(?:me |nos )?conviene|vale la pena) (?:\w+ )?(?:demandar|llevar\w* (?:a|ante) (?:la corte|el tribunal|juicio|los tribunales)|(?:poner|meter)\w* (?:una )?demanda)`,
  ]),
  prediction: anyOf([
    String.raw`\bv(?:oy|amos) a (?:\w+ )?(?:ganar(?! (?:tiempo|experiencia|confianza))|perder (?:el|la|mi|este|esta|nuestr[oa]) ${outcome})`,
    String.raw`\b(?:(?:puedo|podemos|podre|podremos|podria|podriamos) ganar(?:l[ea]s?)?|ganare(?:mos)?)\b(?! (?:tiempo|dinero|experiencia))`,
    String.raw`\bquien (?:va a ganar|ganara|ganaria)\b[^.?!\n]{0,25}\b(?:${outcome}|distrito|escuela|nosotros)\b`,
    String.raw`\bque (?:tantas? |tan buenas )?(?:chances?|posibilidad(?:es)?|probabilidad(?:es)?) (?:tengo|tenemos|hay|tendria)`,
    String.raw`\b(?:cuales|cuantas) son (?:mis|nuestras|las) (?:chances?|posibilidades|probabilidades)(?! de que (?:retroced|recai|pierda))`,
    String.raw`\b(?:chances?|posibilidad(?:es)?|probabilidad(?:es)?|oportunidad(?:es)?) (?:\w+ ){0,3}?(?:de|para) (?:que )?(?:ganar\w*|ganemos|gane|exito)`,
    String.raw`\b(?:que|como) (?:va a |ira a )?(?:decid\w+|fall\w+|resolv\w+|resuelv\w+) (?:el|la|un|una) ${decider}`,
    String.raw`\b${decider} (?:\w+ ){0,4}?(?:(?:dar|dara|dan)(?:me|nos)? la razon|(?:a|en) (?:mi|nuestro) favor|en (?:mi|nuestra) contra|de (?:mi|nuestro) lado)`,
    String.raw`\b(?:me|nos) (?:va a dar|dara) la razon (?:el|la|un|una) ${decider}`,
    String.raw`(?:${begins}${asks}(?:(?:usted|ud|tu) )?(?:me |nos )(?:puedes? )?(?:garantiz|promet|asegur)\w+|${canYou}(?:garantiz|promet|asegur)\w+|${begins}${asks}(?:garantic|garantiz|promet|asegur)\w*(?:me|nos))\b(?![^.?!\n]{0,50}(?:priva|confid|compart|dat|segur|secret))`,
    String.raw`\bcuanto dinero (?:me|nos|le|les|voy|vamos|puedo|podemos|va|van)\b`,
    String.raw`\bcuanto (?:vale (?:mi|nuestro) caso|(?:me|nos|voy a|vamos a|puedo|podemos) [^.?!\n]{0,30}\b(?:si (?:gano|ganamos|demando|demandamos)|por (?:la demanda|mi caso|el caso)))\b`,
    String.raw`\bcaso (?:\w+ ){0,4}?(?:para ganar|ganable)\b`,
    String.raw`${weAreAsked}(?:prediga|predice|prediceme|pronostique|adivine)s?\b[^.?!\n]{0,30}\b${outcome}\b`,
  ]),
  instructions: anyOf([
    String.raw`${byNobodyElse}\b(?:ignor[ae]|ignorar|ignoren|olvid[ae](?:te|se)?|descart[ae]|omit[ae]|desobedec\w+)(?: (?:todas|todo|las|los|tus|sus|de|estas|esas))* ${order}(?: (?:anteriores|previas|originales|de arriba|del sistema|de seguridad|que (?:te|le) dieron)|(?<=\btus(?: \w+)? \w+)|[^.?!\n]{0,30}\b(?:di|diga|dime|digame|escrib\w+|respond\w+|contest\w+|haz|pon)\b)`,
    String.raw`\b(?:ignor[ae]|olvid[ae](?:te|se)?|descart[ae]|haz caso omiso|haga caso omiso)(?: (?:a|de|todo))* lo (?:anterior|de arriba|que (?:te|le) (?:dijeron|han dicho|ensenaron))`,
    String.raw`\b(?:ahora|de ahora en adelante|desde (?:ahora|hoy)|a partir de (?:ahora|este momento|hoy)),? ${you}(?:eres|seras|actua\w*|actue|obedec\w+|no tienes|vas a (?:actuar|responder|contestar|ser|hablar)|respond[ea]s?|contest[ea]s?)\b`,
    String.raw`\b(?:prompt|mensaje|instrucciones) (?:de|del|de tu) sistema\b|\bprompt (?:inicial|secreto|oculto)`,
    String.raw`\b(?:muestra|ensena|imprime|revela|repite|di|dime|dame|cuales son)(?:me)? (?:todas )?tus ${order}`,
    String.raw`\bsus? (?:${order}) (?:secret|ocult|intern|inicial|original)\w*`,
    String.raw`\b(?:finge|finja|haz como|imagina|imaginate|simula)(?: de)?(?: que)? (?:no (?:tienes|hay|eres)|eres)\b`,
    String.raw`\beres (?:ahora )?(?:una?|mi|la|el) (?:\w+ ){0,3}?(?:ia|inteligencia artificial|chatbot|bot|pirata|hacker|robot)\b|\beres (?:chatgpt|dan)\b`,
    String.raw`${begins}(?:actua|actue|respond[ea]|contest[ea]|habl[ae]) como (?:si |una? |el |la )?(?:pirata|robot|hacker|terminal|poeta|comediante|personaje|ia|chatgpt)\b`,
    String.raw`\b(?:respond[ea]|contest[ea]|di|diga) (?:solo|solamente|unicamente) (?:con )?(?:la palabra|"|“|si\b)`,
    String.raw`\brepit[ae] (?:todo )?(?:el texto|lo|las palabras) (?:de arriba|anterior(?:es)?|que (?:esta|dice) arriba)`,
    String.raw`\b(?:(?:nuevas|reales|verdaderas|secretas|ocultas) instrucciones|instrucciones (?:nuevas|reales|verdaderas|secretas|ocultas))(?: (?:para|del?) [^.:\n]{0,30})? ?:`,
    String.raw`\bmodo (?:desarrollador|dan|jailbreak)\b`,
  ]),
  "not-ours": anyOf([
    String.raw`(?:${weAreAsked}|${canYou})(?:escrib|haz|hag|hac|dim|dam|di|de|cuent|cant|compon|invent)\w*(?: un[ao]?s?| otr[oa])? (?:\w+ )?(?:poema|cancion|chiste|rima|adivinanza|verso|soneto|trabalenguas|carta de amor|curriculum)s?\b`,
    String.raw`\b(?:bitcoin|cripto\w*|ethereum|horoscopo|loteria|bolsa de valores|precio del dolar)\b`,
    String.raw`\breceta (?:de|del|para)(?: hacer)? (?!(?:\w+ )?(?:medic|lentes|anteojos|terapia|doctor|pastilla|farmacia|mi |su ))\w+`,
    String.raw`\bcomo (?:hago|hacer|se hacen?|preparo|preparar|se prepara|cocino|cocinar|horneo|hornear) (?:el |la |los |las |unos? |unas? )?(?:\w+ )?(?:flan|pastel|torta|arroz|pollo|tamales|mole|sopa|pan|carne|salsa|gelatina|pozole|enchiladas|empanadas|arepas|pupusas|galletas|pay|frijoles|pizza|tortillas)\b`,
    String.raw`\bquien (?:gano|gana|va ganando|va a ganar|ganara) (?:(?:el|la|los|las) )?(?:\w+ ){0,2}?(?:partido|juego|mundial|super ?bowl|eleccion(?:es)?|copa|final|serie|liga|pelea)\b`,
    String.raw`\b(?:como (?:esta|estara|va a estar) el|que) (?:clima|tiempo)\b(?! (?:de|para|se|tiene|dura|tarda|pasa))|\bpronostico del (?:tiempo|clima)`,
    String.raw`\b(?:escrib|arregl|corrig|haz|hag|program)\w* (?:(?:un|una|el|la|mi|este|en|codigo|programa|de|script) )*(?:python|javascript|java|sql|html|css|php)\b`,
    String.raw`\b(?:mejor(?:es)?|barat[oa]s?) (?:\w+ )?(?:hotel(?:es)?|vuelos?|restaurantes?|pizza|laptops?)\b|\b(?:hotel(?:es)?|vuelos?|restaurantes?) (?:mas )?barat[oa]s?\b`,
    String.raw`\bcual es la capital de\b|\bcual es el sentido de la vida\b`,
  ]),
};

const about =
  /\b(?:ieps?|504|fape|escuelas?|colegio|maestr\w+|profe\w*|miss|clases?|salon|estudiantes?|alumn\w+|hij[oa]s?|nin[oa]s?|nene|nena|niet[oa]s?|metas?|evalua\w*|educaci\w*|educativ\w*|discapaci\w*|autis\w*|tdah|adhd|dislexi\w*|lectura|leer|escritura|habla|terapi\w*|ayudantes?|servicios?|distrito|juntas?|reunion(?:es)?|calificaci\w*|aprend\w*|conducta|comportamiento|tareas?|bullying|acoso|padres|pruebas?|debido proceso|audiencia|queja|derechos?|adaptaci\w*)\b/i;

export const spanishRequests: Requests = { signs, about };

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join("|"), "i");
}
