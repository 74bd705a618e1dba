// Cubes are drawn by the hundred. As pictures of a stylesheet they cost the table a fraction of what as many uses of a
// symbol do; their colours are the same by day and by night. What ships is the stylesheet; this is how it is made.

const LOOKS = ['', '-s'] as const;
const SPICES = ['y', 'r', 'g', 'b'] as const;

/** The stylesheet with every cube of the sprite as a picture, with its drawing and with its letter. Throws when one is missing. */
export function cubesAsStyles(sprite: string, tokens: string): string {
  const rules = SPICES.flatMap((spice) =>
    LOOKS.map((look) => {
      const id = `sp-${spice}${look}`;
      const { box, inside } = symbolIn(sprite, id);
      const picture = (part: 'mk' | 'lt') => urlOf(box, coloured(without(inside, part === 'mk' ? 'lt' : 'mk'), tokens));
      return `  .${id} {\n    background-image: ${picture('mk')};\n  }\n  :root[data-letters='on'] .${id} {\n    background-image: ${picture('lt')};\n  }\n`;
    }),
  );
  return `/* Made from art/sprite.svg by art/cubes.ts; a test sees to it, and \`vitest run -u\` makes it anew. */\n@layer components.pieces {\n${rules.join('')}}\n`;
}

function symbolIn(sprite: string, id: string): { readonly box: string; readonly inside: string } {
  const found = new RegExp(`<symbol id="${id}" viewBox="([^"]+)">(.*?)</symbol>`, 's').exec(sprite);
  const [, box, inside] = found ?? [];
  if (box === undefined || inside === undefined) throw new Error(`The sprite has no symbol ${id}.`);
  return { box, inside };
}

function without(inside: string, part: string): string {
  return inside.replaceAll(new RegExp(`<[^<>]* class="${part}"[^<>]*/>|<!--.*?-->`, 'gs'), '');
}

function coloured(inside: string, tokens: string): string {
  return inside.replaceAll(/var\((--[a-z-]+)\)/g, (_, name: string) => {
    const [, colour] = new RegExp(`${name}: ([^;]+);`).exec(tokens) ?? [];
    if (colour === undefined) throw new Error(`There is no token ${name}.`);
    return colour;
  });
}

function urlOf(box: string, inside: string): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
    .replaceAll(/ class="mk"/g, '')
    .replaceAll(' class="lt"', ` fill="none" ${ends}`)
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/(\.\d*?)0+(?=\D)/g, '$1')
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${text.replaceAll(/[<>#%]/g, encodeURIComponent)}")`;
}
