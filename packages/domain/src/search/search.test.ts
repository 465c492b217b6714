import { describe, expect, it } from 'vitest';
import { distance } from '../distance';
import { fold, indexTokensOf } from './fold';
import { levelOf, LEVELS, partOf, root, stem } from './forms';
import { indexList, searchIndex, searchList, type ListedJob } from './list-search';
import { QUERIES } from './testing/queries';
import { TITLES } from './testing/titles';
import { tokensOf } from './tokens';

const jobOf = (title: string): ListedJob => ({ title, beside: ['Nordwerke GmbH', 'Köln', 'Vollzeit'] });
const listed = indexList(TITLES, jobOf);
const found = (query: string, titles?: readonly string[]) =>
  titles === undefined ? searchIndex(listed, query) : searchList(titles, query, jobOf);
const first = async (query: string, titles: readonly string[]) => (await found(query, titles)).rows;

describe('words', () => {
  it('are one word however an umlaut is typed', () => {
    for (const spelling of ['Köln', 'Koeln', 'KOLN', 'köln']) expect(fold(spelling), spelling).toBe('koln');
    expect(fold('Straße Bäuerin Quereinstieg Steuer Bauer Café')).toBe('strasse bauerin quereinstieg steuer bauer cafe');
    expect(indexTokensOf('E-Commerce C++ (C#/.NET)')).toEqual(['e', 'commerce', 'cplusplus', 'csharp', 'dotnet', 'ecommerce']);
  });

  it('are compared without number, case and gender', () => {
    for (const [one, other] of [
      ['pflegerinnen', 'pfleger'],
      ['arztin', 'arzt'],
      ['kauffrau', 'kaufleute'],
      ['pflegefachkraft', 'pflegefachmann'],
      ['kochen', 'koch'],
      ['technischer', 'technische'],
      ['auszubildende', 'auszubildender'],
      ['angestellten', 'angestellter'],
    ] as const)
      expect(stem(one), one).toBe(stem(other));
    expect(stem('sales')).not.toBe(stem('saal'));
  });

  it('belong to a family when they share a root that says something', () => {
    expect(root('entwickler')).toBe(root('entwicklung'));
    expect(root('reiniger')).toBe(root('reinigung'));
    expect(root('gynakologie')).toBe(root('gynakologe'));
    expect(root('maurer')).toBe('maurer');
  });

  it('are near by what they share, and those beside a title are farther', () => {
    expect(levelOf('pfleger', 'pflegerin')).toBe(LEVELS.same);
    expect(levelOf('pfleger', 'altenpflegerin')).toBe(LEVELS.compound);
    expect(levelOf('entwickler', 'softwareentwicklung')).toBe(LEVELS.related);
    expect(levelOf('koch', '@koch')).toBe(LEVELS.compound);
    expect(levelOf('it', 'mitarbeiter')).toBeNull();
    expect(levelOf('ehr', 'verkehr')).toBeNull();
    expect(levelOf('koch', 'kellner')).toBeNull();
  });

  it('have a part by which an index finds whatever is near', () => {
    const all = [...new Set(TITLES.flatMap(indexTokensOf))];
    for (const asked of tokensOf(all.join(' '))) {
      const { text, whole } = partOf(asked);
      for (const word of all)
        if (levelOf(asked, word) !== null && word !== asked)
          expect(whole ? word === text : word.includes(text), `${asked} ${word}`).toBe(true);
    }
  });
});

it('counts letters that are left out, exchanged, swapped', () => {
  expect([distance('pfelger', 'pfleger', 2), distance('elektricker', 'elektriker', 2), distance('koch', 'kellner', 2)]).toEqual([1, 1, 3]);
});

describe('a search', () => {
  it('puts the word before its compounds, these before its family, and synonyms last', async () => {
    const titles = ['Programmierer', 'Leiter Softwareentwicklung', 'Softwareentwickler', 'Entwickler'];
    expect(await first('Entwickler', titles)).toEqual(titles.toReversed());
  });

  it('asks for all of several words, in the title or beside it', async () => {
    expect(await first('pflege koeln', ['Altenpflege', 'Koch'])).toEqual(['Altenpflege']);
    expect((await found('pflege ulm', ['Altenpflege', 'Koch'])).nearest).toBe(true);
  });

  it('takes words that are typed apart together, and those that are typed together apart', async () => {
    expect(await first('alten pfleger', ['Altenpfleger', 'Koch'])).toEqual(['Altenpfleger']);
    expect(await first('onlinemarketing', ['Online Marketing Manager', 'Koch'])).toEqual(['Online Marketing Manager']);
  });

  it('leaves filling words and gender marks out', async () => {
    expect(await first('Stellenangebote als Koch (m/w/d)', ['Köchin', 'Kellner'])).toEqual(['Köchin']);
    expect(await first('Jobs', ['Köchin', 'Kellner'])).toHaveLength(2);
  });

  it('says what a mistyped word was taken for, and does not mend what is spelled right', async () => {
    expect(await found('Pfelger', ['Altenpfleger'])).toMatchObject({ rows: ['Altenpfleger'], corrected: 'Pfleger', nearest: false });
    expect(await found('Imker', ['Tierpfleger', 'Bagger'])).toMatchObject({ corrected: null, nearest: true });
    expect((await found('Logopädin', ['Logistik', 'Bagger'])).corrected).toBeNull();
  });

  it('offers what a compound is a kind of when nobody has it', async () => {
    expect(await found('Klosterbäcker', ['Bäcker', 'Koch'])).toMatchObject({ rows: ['Bäcker'], nearest: true });
  });

  it('takes the kind of a compound from its end, and from its beginning where very many end like that', async () => {
    const titles = ['Diätassistent', 'Medizinischer Technologe für Radiologie', 'Bauingenieur', 'Prozessingenieur', 'Controller'];
    expect((await found('Röntgenassistentin', titles)).rows).toEqual([titles[1], titles[0]]);
    expect((await found('Wirtschaftsingenieur', titles)).rows.slice(0, 2)).toEqual(['Bauingenieur', 'Prozessingenieur']);
  });

  it('takes nothing for a compound that only looks like one', async () => {
    expect(await first('Sport', ['Mitarbeiter Transport', 'Sportlehrer'])).toEqual(['Sportlehrer']);
    expect(await first('Leiter', ['Alltagsbegleiter', 'Kassenleiter'])).toEqual(['Kassenleiter']);
    expect(await first('Wein', ['Arzt in Weiterbildung', 'Weinberater'])).toEqual(['Weinberater']);
  });

  it('takes an end of a known occupation for its kind only within its field', async () => {
    const { rows, similar } = await found('Kindergärtnerin', ['Landschaftsgärtner', 'Erzieher']);
    expect([...rows, ...similar]).toEqual(['Erzieher']);
    expect((await found('Tiefkühlgärtner', ['Landschaftsgärtner', 'Erzieher'])).rows).toEqual(['Landschaftsgärtner']);
  });

  it('knows other names of the end of a compound before it takes a shorter end', async () => {
    expect((await found('Waldkindergarten', ['Gartenhelfer', 'Erzieherin'])).rows[0]).toBe('Erzieherin');
  });

  it('knows what a compound is about by the words of the postings, too', async () => {
    expect((await found('Frühstückskraft', ['Lehrkraft', 'Bedienung Frühstück'])).rows[0]).toBe('Bedienung Frühstück');
  });

  it('does not take builders of all kinds for farmers', async () => {
    expect((await found('Fassadenbauer', ['Erntehelfer', 'Trockenbaumonteur'])).rows).toEqual(['Trockenbaumonteur']);
  });

  it('offers what is called by a longer word, when nobody knows the word', async () => {
    expect(await found('Estrich', ['Koch', 'Fliesenleger'])).toMatchObject({ rows: ['Fliesenleger'], nearest: true, newest: false });
  });

  it('takes a job as something for that, unless it has a name', async () => {
    expect(await found('Putzjob', ['Koch', 'Reinigungskraft'])).toMatchObject({ rows: ['Reinigungskraft'], nearest: false });
    expect(await first('Poststelle', ['Briefzusteller Post', 'Mitarbeiter Poststelle'])).toEqual(['Mitarbeiter Poststelle']);
  });

  it('offers what has every word that anybody has before what has only one', async () => {
    const titles = ['Mitarbeiter Wäscherei', 'Qualitätsprüfer'];
    expect((await found('QS Mitarbeiter', titles)).rows[0]).toBe(titles[1]);
  });

  it('offers what somebody manages before whoever manages anything', async () => {
    const titles = ['Facility Manager', 'Leiter Einkauf', 'Compliance Officer'];
    expect((await found('Compliance Manager', titles)).rows[0]).toBe('Compliance Officer');
  });

  it('finds a working model by its other names, and the occupation where nobody works like that', async () => {
    const titles = ['SAP Berater', 'Koch'];
    const list = (query: string, model: string) => searchList(titles, query, (title) => ({ title, beside: [model] }));
    expect(await list('SAP Homeoffice', 'Remote')).toMatchObject({ rows: ['SAP Berater'], nearest: false });
    expect(await list('SAP Homeoffice', 'Büro')).toMatchObject({ rows: ['SAP Berater'], nearest: true });
  });

  it('offers what has the words of one before what another is also called', async () => {
    expect((await found('Krankenhaus Küche', ['Pflegefachkraft', 'Küchenhilfe'])).rows).toEqual(['Küchenhilfe', 'Pflegefachkraft']);
  });

  it('mends no occupation in a compound into another', async () => {
    expect((await found('Finanzbeamter', ['Finanzberater', 'Verwaltungsfachwirt'])).corrected).toBeNull();
  });

  it('offers nothing for a year alone', async () => {
    expect((await found('Ferienjob 2026', ['Ausbildung Koch 2026', 'Ferienjob Lager'])).rows[0]).toBe('Ferienjob Lager');
  });

  it('does not mend a compound that nobody has', async () => {
    expect(await found('Möbelverkäufer', ['Verkäufer', 'Modeverkäufer'])).toMatchObject({ corrected: null });
  });

  it('takes an abbreviation for no end of a word, and an assistance for an assistant', async () => {
    expect(await first('ATA', ['Data Engineer', 'ATA (m/w/d)', 'Koch'])).toEqual(['ATA (m/w/d)']);
    expect(await first('Pflegeassistenz', ['Pflegeassistent', 'Koch'])).toEqual(['Pflegeassistent']);
  });

  it('finds a compound by another end that says the same', async () => {
    expect(await first('Klosterhilfskraft', ['Klosterhelfer', 'Koch'])).toEqual(['Klosterhelfer']);
    expect(await first('Hufgehilfin', ['Huffachangestellte', 'Koch'])).toEqual(['Huffachangestellte']);
  });

  it('knows an occupation of the lexicon by another end', async () => {
    expect(await first('Intensivschwester', ['Beatmungspflege', 'Koch'])).toEqual(['Beatmungspflege']);
  });

  it('takes how somebody works at its word beside an occupation', async () => {
    const titles = ['Schulbegleitung / Integrationshelfer', 'Lehrkraft für Mathematik'];
    expect(await found('Lehrer Quereinstieg', titles)).toMatchObject({ rows: titles.toReversed(), nearest: true });
  });

  it('mends no word into one that is only a little like it', async () => {
    for (const [typed, title] of [
      ['Zopf', 'Topfgärtner Topf'],
      ['Galeere', 'Galerie'],
      ['Stanzer', 'Tänzer'],
      ['Ganzer', 'Tänzer'],
      ['physician', 'Physicist'],
    ] as const)
      expect((await found(typed, [title])).corrected, typed).toBeNull();
  });

  it.each([
    ['Eisenflechter', 'Stahlbetonbauer', 'Stahlbauer'],
    ['Fahrmischer', 'Berufskraftfahrer', 'Mischer Farben'],
    ['Bundespolizei', 'Polizist', 'Bundesbank'],
    ['Berufsbetreuer', 'Sozialarbeiter', 'Berufsschullehrer'],
    ['Küster', 'Mitarbeiter Kirche', 'Küstenschutz'],
    ['Contract Manager', 'Vertragsmanager', 'Sales Manager'],
    ['DGKP', 'Gesundheits- und Krankenpflegerin', 'Koch'],
    ['Fachfrau Gesundheit', 'Pflegefachfrau', 'Fachfrau für Lagerlogistik'],
    ['Spitex', 'Ambulante Pflege', 'Koch'],
    ['Ordinationsassistentin', 'Medizinische Fachangestellte', 'Vertriebsassistentin'],
    ['Elementarpädagogin', 'Erzieherin', 'Medizinpädagogin'],
    ['Rauchfangkehrer', 'Schornsteinfeger', 'Straßenkehrer'],
    ['Polymechaniker', 'Industriemechaniker', 'Fahrradmechaniker'],
    ['plumber', 'Anlagenmechaniker SHK', 'Koch'],
    ['caregiver', 'Betreuungskraft', 'Koch'],
    ['roofer', 'Dachdecker', 'Koch'],
  ])('knows %s by another name: %s', async (typed, fits, other) => {
    expect((await first(typed, [other, fits]))[0]).toBe(fits);
  });

  it('takes no working model for an answer that nearly all have', async () => {
    const titles = ['Koch', 'Kauffrau für Büromanagement'];
    const { rows } = await searchList(titles, 'Büro', (title) => ({ title, beside: ['Büro'] }));
    expect(rows).toEqual([titles[1]]);
  });

  it('shows all that there is rather than an empty page to whoever looks for an occupation that nobody offers', async () => {
    for (const query of ['Krankenschwester', 'Xylophonspielerin']) {
      const rows = ['Java Entwickler', 'Data Scientist'];
      expect(await found(query, rows), query).toMatchObject({ rows, nearest: true, newest: true });
    }
  });

  it('sets what comes near behind few hits, unless one has the very words', async () => {
    const titles = ['Softwarearchitektin', 'Bauplaner', 'Architektur Studium', 'Architekt', 'Gärtner'];
    const places = ['Köln', 'Köln', 'Ulm', 'Ulm', 'Köln'];
    const list = async (query: string) => {
      const { rows, similar } = await searchList(titles, query, (title) => ({ title, beside: [places[titles.indexOf(title)] ?? ''] }));
      return { rows, similar };
    };
    expect(await list('Architekt Köln')).toEqual({ rows: titles.slice(0, 2), similar: ['Architekt', 'Architektur Studium'] });
    expect(await list('Architekt Ulm')).toMatchObject({ rows: ['Architektur Studium', 'Architekt'], similar: [] });
    expect((await list('Köln')).similar).toEqual([]);
  });

  it('shows what a filter lets through, and nothing where it may be the reason', async () => {
    const titles = ['Köchin', 'Koch', 'Kellner'];
    const only = async (query: string, wanted: string) =>
      searchList(
        titles,
        query,
        (title) => ({ title, beside: [] }),
        (title) => title === wanted,
      );
    expect(await only('Koch', 'Koch')).toMatchObject({ rows: ['Koch'], unfiltered: ['Köchin', 'Koch'], nearest: false });
    expect(await only('xqzwv', 'Koch')).toMatchObject({ rows: [], nearest: false, newest: false });
    expect(await only('?!', 'Koch')).toMatchObject({ rows: [], nearest: false, newest: false });
    expect(await only('Jobs', 'Koch')).toMatchObject({ rows: ['Koch'] });
  });

  it('makes no weak guess: what shares only a field, a working time or the end of a word is no answer', async () => {
    const offered = [
      'Disponentin Fernverkehr',
      'Berufskraftfahrer',
      'Oberärztin',
      'Leitung Haftpflichtgemeinschaften',
      'Vertriebsinnendienst',
    ];
    for (const query of ['Putzkraft', 'Reinigungskraft', 'Quereinsteiger', 'Rufbereitschaft', 'Hebamme', 'HR'])
      expect(await found(query, offered), query).toMatchObject({ nearest: true, newest: true });
    expect(await found('Staplerfahrer', offered)).toMatchObject({ rows: ['Berufskraftfahrer'], newest: false });
  });

  it('says so when it shows everything, because the letters are no word', async () => {
    for (const query of ['xqzwv', '?!']) expect(await found(query)).toMatchObject({ rows: TITLES, nearest: true, newest: true });
    expect(await found('Klosterbäcker', ['Bäcker'])).toMatchObject({ nearest: true, newest: false });
    expect(await found('xqzwv', [])).toMatchObject({ rows: [], nearest: false, newest: false });
  });
});

describe('what people type', () => {
  it('finds a fitting title among the first ten for 97 of 100 queries, and something for each', async () => {
    const missed: string[] = [];
    for (const [typed, fits] of QUERIES) {
      const { rows } = await found(typed);
      expect(rows.length, typed).toBeGreaterThan(0);
      if (!rows.slice(0, 10).some((title) => fits.test(title))) missed.push(typed);
    }
    expect(missed.length / QUERIES.length, missed.join(', ')).toBeLessThan(0.03);
  });
});
