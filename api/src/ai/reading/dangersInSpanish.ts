import type { Dangers } from "./Dangers.ts";

// Without accents: parents often leave them out.

const room =
  "(?:closet|cuarto(?! (?:grado|ano|de clase))|cuartito|armario|bano|salita|bodega|aislamiento|salon vacio)";
const staff =
  "(?:maestr[oa]s?|profe(?:s|sor|sora|soras|sores)?|miss|mister|teachers?|ayudantes?|asistentes?|aides?|paras?|personal|(?:sub)?directora?|guardias?|chofer|conductora?|entrenadora?|coach)";
const hurts =
  "(?:golpe(?:o|a|aron|an)|peg(?:o|a|aron|an)|jal(?:o|a|aron|an|oneo)|pate(?:o|a|aron)|abofete\\w+|empuj(?:o|a|aron|an)|pellizc\\w+|arrastr(?:o|a|aron|an)|agarr(?:o|a|aron) del?|ahorc\\w+|lastim(?:o|a|aron|an))";

export const dangersInSpanish: Dangers = {
  dangers: [
    /\b(?:moreton(?:es)?|moretes?|hematomas?|marcas? de (?:dedos|manos?|cuerdas?))\b/,
    /\b(?:lleg(?:a|o|aba)|viene|vino|regres(?:a|o)|vuelve|volvio|baj(?:a|o) del (?:autobus|bus|camion))\b[^.!?]{0,40}\b(?:aran(?:azos?|ad[oa])|rasgun\w+|golpead[oa]|golpes|ojo morado|hinchad[oa]|sangr\w+|marcas?)\b/,
    new RegExp(
      `\\b(?:encerr(?:o|aron|ad[oa])|encierran?|met(?:en|io|ieron)|pusieron|aisl(?:an|aron|o|ad[oa]))\\b[^.!?]{0,30}\\b${room}\\b`,
    ),
    new RegExp(
      `\\b${room}\\b[^.!?]{0,40}\\b(?:con llave|puerta cerrada|no l[oa] dejan? salir|sin dejarl[oa] salir|detien\\w+ la puerta)`,
    ),
    /\b(?:amarr(?:an|aron|o|ad[oa])|ata(?:n|ron|d[oa])|esposa(?:n|ron|d[oa])|inmoviliz(?:an|aron|o|ad[oa])|sujet(?:an|aron|ad[oa] (?:contra|en el|boca|por)))\b/,
    new RegExp(
      `\\b${staff}\\b[^.!?]{0,25}\\b(?:l[oae] ${hurts}|${hurts} (?:a|al) (?:mi|nuestr[oa]|nin[oa]))\\b`,
    ),
    new RegExp(`\\bl[oae] ${hurts}\\b[^.!?]{0,25}\\b${staff}\\b`),
    /\bl[eo]s? dej(?:o|a|aron|an) (?:\w+ )?(?:marcas?|moret\w+|rasgun\w+)\b|\btap(?:o|a|aron|an) la boca con\b/,
    /\bse (?:le|la|lo) (?:sent(?:o|aron)|sient(?:a|an)|sub(?:io|ieron|e|en)) encima\b/,
    /\bl[oa] (?:tiraron|tumbaron|aventaron|empujaron|acostaron|pusieron|tuvieron|tienen|sostuvieron|sostienen|detienen|detuvieron)\b[^.!?]{0,20}\b(?:piso|suelo|pared|boca abajo)\b/,
  ],
  harmless:
    /\b(?:en (?:el parque|el futbol|la casa|casa)|jugando|bicicleta|se cayo|otros? nin[oa]s?|companer[oa]s?|estudiantes?|alumn[oa]s?|cinturon|arnes|silla de ruedas)\b/,
  denied: /\b(?:no|nunca|nadie|ningun[oa]?|jamas|si|sin|podrian?|temo que|miedo de que)\b/,
  asksInGeneral: /\b(?:puede|pueden|debe|deben|es legal|se permite|permiten)\b/,
};
