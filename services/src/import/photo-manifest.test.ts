import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LICENSE_NAMES, makeCredit } from './photo-licenses.ts';
import { readPhotoList } from './photo-manifest.ts';

const made: string[] = [];
afterAll(() => made.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

function makeFolder(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'roost-photos-'));
  made.push(directory);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
  return directory;
}
const OWN = { license: 'own' };

describe('LIST-7: which photos a home is to have', () => {
  test('a folder is read in the order of its numbers; names say the room and what is seen', async () => {
    const folder = makeFolder({
      '10 Garden.jpg': '',
      '2 Living room - The stove - and the dog.webp': '',
      '1_The_building.jpeg': '',
      '.hidden.jpg': '',
      'notes.txt': '',
    });
    const { photos, problems } = await readPhotoList(folder, OWN);
    expect(problems).toEqual([]);
    expect(photos.map(({ name, room, alt, license }) => [name, room, alt, license])).toEqual([
      ['1_The_building.jpeg', 'The building', 'The building', 'own'],
      ['2 Living room - The stove - and the dog.webp', 'Living room', 'The stove - and the dog', 'own'],
      ['10 Garden.jpg', 'Garden', 'Garden', 'own'],
    ]);
    expect(photos[0]?.path).toBe(join(folder, '1_The_building.jpeg'));
  });

  test.each([
    'IMG_2041.jpg',
    'DSC00123.JPG',
    'DSCF0012.jpg',
    'PXL_20260601_101112.jpg',
    '01.png',
    '20260601-7.jpeg',
    'IMG-1.HEIC',
  ])('a camera’s name (%s) is refused: it tells a guest who sees nothing nothing', async (file) => {
    const { photos, problems } = await readPhotoList(makeFolder({ [file]: '' }), OWN);
    expect([photos, problems]).toEqual([[], [{ name: file, problems: [expect.stringContaining('does not say')] }]]);
  });

  test('a list says it all by line, what it leaves out is said by the command, and a folder’s own list is found', async () => {
    const folder = makeFolder({
      'manifest.csv': [
        'file,room,alt,photographer,license',
        'b/2.jpg,Kitchen,"The stove, lit",Ana Ruiz,CC-BY-4.0',
        '1.jpg,,The house,,',
      ].join('\n'),
    });
    const { photos, problems } = await readPhotoList(folder, { license: 'permission', photographer: 'Bo Lind' });
    expect(problems).toEqual([]);
    expect(photos).toEqual([
      {
        name: 'line 2, b/2.jpg',
        path: join(folder, 'b/2.jpg'),
        room: 'Kitchen',
        alt: 'The stove, lit',
        photographer: 'Ana Ruiz',
        license: 'CC-BY-4.0',
      },
      {
        name: 'line 3, 1.jpg',
        path: join(folder, '1.jpg'),
        alt: 'The house',
        photographer: 'Bo Lind',
        license: 'permission',
      },
    ]);
    expect(
      await readPhotoList(join(folder, 'manifest.csv'), { license: 'permission', photographer: 'Bo Lind' }),
    ).toEqual({
      photos,
      problems,
    });
  });

  test('each problem of a line is told: rights that nobody named or that do not allow it, files from elsewhere, text that turns around', async () => {
    const folder = makeFolder({
      'manifest.csv': [
        'file,alt,photographer,license,sort',
        '1.jpg,The house,,,',
        '2.jpg,The house,Ana,CC-BY-NC-4.0,',
        '3.jpg,The house,,CC-BY-SA-4.0,',
        '../../etc/passwd,The house,,own,',
        '/etc/passwd,,,own,',
        'C:\\photos\\a.jpg,The \u202ehouse,,own,',
        '5.jpg,The house,,own,3',
        '6.jpg',
      ].join('\n'),
    });
    const { photos, problems } = await readPhotoList(folder);
    expect(photos).toEqual([]);
    expect(problems).toEqual([
      {
        name: 'line 2, 1.jpg',
        problems: [`nobody says who has the rights: give --license, one of ${LICENSE_NAMES.join(', ')}`],
      },
      { name: 'line 3, 2.jpg', problems: [expect.stringContaining('license: it must be one of own')] },
      { name: 'line 4, 3.jpg', problems: [expect.stringContaining('photographer: this license needs the name')] },
      { name: 'line 5, ../../etc/passwd', problems: [expect.stringContaining('file: it must be a path below')] },
      { name: 'line 6, /etc/passwd', problems: [expect.stringContaining('file: it must be'), 'alt: it is missing'] },
      {
        name: 'line 7, C:\\photos\\a.jpg',
        problems: [expect.stringContaining('file:'), expect.stringContaining('alt: it holds')],
      },
      { name: 'line 8, 5.jpg', problems: ['there is no field sort'] },
      { name: 'line 9', problems: [expect.stringContaining('it has 1 fields')] },
    ]);
  });

  test('no folder, none in it, or more than a home may have', async () => {
    await expect(readPhotoList('/nowhere/at/all')).rejects.toThrow('There is no folder or file /nowhere/at/all.');
    await expect(readPhotoList(makeFolder({ 'notes.txt': '' }))).rejects.toThrow('There is no photo in');
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`${index} Room ${index}.jpg`, '']));
    await expect(readPhotoList(makeFolder(many), OWN)).rejects.toThrow('has 61 photos; a home has 60 at most');
  });

  test('a credit names the person and a public licence with its address; who gave up the copyright has no ©', () => {
    expect(makeCredit('Ana Ruiz', 'permission')).toEqual({ text: '© Ana Ruiz' });
    expect(makeCredit('Ana Ruiz', 'CC-BY-4.0')).toEqual({
      text: '© Ana Ruiz',
      license: 'CC BY 4.0',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    });
    expect(makeCredit('Ana Ruiz', 'CC0-1.0')).toMatchObject({ text: 'Ana Ruiz', license: 'CC0 1.0' });
    expect(makeCredit(undefined, 'own')).toBeUndefined();
  });
});
