/** Those people may choose. */
export const LANGUAGES = ['en', 'zh-Hans'] as const;
/** For the eye of a developer: everything 40 % longer, and everything from right to left. */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;
export type Language = (typeof LANGUAGES)[number] | (typeof PSEUDO_LANGUAGES)[number];

/** Each by its own name. */
export const NAMES = {
  en: 'English',
  'zh-Hans': '中文',
  'en-XA': 'Ëñğļïşħ',
  'ar-XB': '‮English‬',
} as const satisfies Record<Language, string>;

/** The first of the browser's languages that we speak. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (language === 'en') return 'en';
    if (language === 'zh') return 'zh-Hans';
  }
  return 'en';
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar-XB' ? 'rtl' : 'ltr';
}

/** Whose plurals, lists and numbers a language has. English lists are "a, b and c". */
export function customsOf(language: Language): string {
  return language === 'zh-Hans' ? language : 'en-GB';
}
