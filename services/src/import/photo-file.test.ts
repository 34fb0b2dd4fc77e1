import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkPhotoFile, type PreparedPhoto } from './photo-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'roost-photo-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function write(name: string, content: Buffer | string): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}
const draw = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

async function prepare(name: string, content: Buffer): Promise<PreparedPhoto> {
  const read = await checkPhotoFile(write(name, content));
  if ('problem' in read) throw new Error(read.problem);
  return read.photo;
}
const findProblem = async (name: string, content: Buffer | string): Promise<string | null> => {
  const read = await checkPhotoFile(write(name, content));
  return 'problem' in read ? read.problem : null;
};

describe('LIST-7: one photograph', () => {
  test('is kept upright, in sRGB, as wide as the largest size, without a word about where and by whom it was taken', async () => {
    const taken = await draw(1_500, 5_000)
      .withExif({
        IFD0: { Artist: 'Secret Person', Make: 'SecretCam', Copyright: 'Secret Person' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '39/1 10/1 12/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '120/1 8/1 24/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Secret Lane 1</secret></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect(before.exif?.includes('Secret Person')).toBe(true);
    expect([before.orientation, before.xmp !== undefined, before.icc !== undefined]).toEqual([6, true, true]);

    const photo = await prepare('phone.jpg', taken);
    expect([photo.width, photo.height, photo.color]).toEqual([5_000, 1_500, expect.stringMatching(/^#[0-9a-f]{6}$/)]);
    const { format, width, height, orientation, exif, icc, xmp, iptc, space } = await sharp(photo.body).metadata();
    expect({ format, width, height, space }).toEqual({ format: 'jpeg', width: 3_840, height: 1_152, space: 'srgb' });
    expect([orientation, exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(photo.body.toString('latin1')).not.toMatch(/Secret|Exif|GPS|xmpmeta/);
    // The same bytes are the same photo, under the same address.
    expect((await prepare('again.jpg', taken)).fileName).toBe(photo.fileName);
  });

  test('has the mean of its colours, and white where it lets through', async () => {
    const halves = await draw(1_200, 800, '#000000')
      .composite([{ input: await draw(600, 800, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
      .webp({ lossless: true })
      .toBuffer();
    expect((await prepare('halves.webp', halves)).color).toMatch(/^#(7[d-f]|8[0-2])0[0-3]0[0-3]$/);
    const clear = {
      create: { width: 1_200, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    } as const;
    expect((await prepare('clear.png', await sharp(clear).png().toBuffer())).color).toBe('#ffffff');
    const gray = await draw(1_200, 800, '#808080').grayscale().jpeg().toBuffer();
    expect((await prepare('gray.jpg', gray)).color).toBe('#808080');
  });

  test('of the iPhone’s AVIF family is read where this machine can, else the sentence says what to do', async () => {
    const avif = await draw(1_200, 800).avif({ effort: 0 }).toBuffer();
    expect(await findProblem('a.heic', avif)).toBeNull();
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(500),
    ]);
    expect(await findProblem('b.heic', heic)).toContain('it is HEIC, which this machine cannot read: save it as JPEG');
  });

  test.each<[string, () => Promise<Buffer | string>, string]>([
    ['a text', async () => 'I am no picture at all.', 'it is no picture, whatever its name says'],
    ['nothing', async () => '', 'it is no picture'],
    ['one pixel', () => draw(1, 1).png().toBuffer(), 'it is 1 × 1 pixels; 1200 × 600 at least'],
    ['a narrow photo', () => draw(1_199, 3_000).jpeg().toBuffer(), 'it is 1199 × 3000 pixels'],
    ['a strip', () => draw(3_000, 20).jpeg().toBuffer(), 'it is 3000 × 20 pixels'],
    ['60 megapixels', () => draw(10_000, 6_000).jpeg({ quality: 20 }).toBuffer(), 'it has 60.0 megapixels; 50 at most'],
    ['60 megapixels in 200 KB', () => draw(10_000, 6_000).png({ palette: true }).toBuffer(), 'it has 60.0 megapixels'],
    [
      'a drawing',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>',
      'it is SVG; photos are',
    ],
    ['a page', async () => '<html><script>alert(1)</script></html>', 'it is no picture'],
    ['a moving picture', () => draw(1_200, 800).gif().toBuffer(), 'it is GIF; photos are JPEG, PNG or WebP'],
    ['a scan', () => draw(1_200, 800).tiff().toBuffer(), 'it is TIFF'],
    [
      'half a photo',
      async () => {
        const whole = await draw(2_000, 1_500)
          .composite([
            {
              input: Buffer.from(
                '<svg width="2000" height="1500"><circle cx="900" cy="700" r="600" fill="red"/></svg>',
              ),
            },
          ])
          .jpeg()
          .toBuffer();
        return whole.subarray(0, Math.floor(whole.length / 2));
      },
      'it is damaged: it cannot be read to its end',
    ],
    ['more than 40 MB', async () => Buffer.alloc(41 * 1024 * 1024, 1), 'it has 41.0 MB; 40.0 MB at most'],
  ])('hostile files, named .jpg: %s', async (_what, make, problem) => {
    expect(await findProblem('hostile.jpg', await make())).toContain(problem);
  });

  test('a file that is not there, or a folder', async () => {
    expect(await checkPhotoFile(join(directory, 'none.jpg'))).toEqual({ problem: 'there is no such file' });
    expect(await checkPhotoFile(directory)).toEqual({ problem: 'there is no such file' });
  });
});
