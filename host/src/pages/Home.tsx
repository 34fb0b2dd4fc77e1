import { showValue } from '@roost/shared/domain/shown-words';
import { phoneSizes } from '@roost/shared/domain/images';
import { AppLink, Heading, Icon, Picture, Wrap } from '@roost/shared/ui';
import { SlotPlace } from '@roost/shared/federation';
import { useConfig } from '../layout/config-context.ts';
import { PlainSearchForm } from '../layout/PlainSearchForm.tsx';
import { copy } from '../copy.ts';
import { writeNumber } from '@roost/shared/domain/write-number';
import { HERO } from './hero.ts';
import { homeCopy } from './home-copy.ts';
import type { HomeData } from './home-data.ts';
import styles from './Home.module.css';

function Hero({ data }: { data: HomeData | null }) {
  const { before, emphasis, after } = homeCopy.title;
  return (
    <section className={styles.hero}>
      <Wrap className={styles.heroText}>
        <Heading level={1} look="d3" className={styles.title}>
          {before}
          <em>{emphasis}</em>
          {after}
        </Heading>
        <p>{homeCopy.lede(data ? writeNumber(data.totalListings) : null)}</p>
      </Wrap>
      <Picture
        className={styles.heroPicture}
        src={HERO.src}
        sizes={HERO.sizes}
        widths={HERO.widths}
        alt=""
        priority="high"
      />
      <Wrap className={styles.heroSearch}>
        <SlotPlace place="home-search" props={{ variant: 'home' }} fallback={<PlainSearchForm variant="home" />} />
      </Wrap>
    </section>
  );
}

function Destinations({ destinations }: Pick<HomeData, 'destinations'>) {
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="destinations">
      <div className={styles.sectionHead}>
        <Heading level={2} look="d2" id="destinations">
          {homeCopy.destinations}
        </Heading>
        <AppLink href="/search">{homeCopy.allDestinations}</AppLink>
      </div>
      <div className={styles.destinations}>
        {destinations.slice(0, 5).map((place, index) => (
          <AppLink key={place.name} href={`/search?${place.query}`}>
            <div className={styles.photo} data-late="">
              <Picture
                src={place.imageUrl}
                alt=""
                sizes={
                  index === 0
                    ? `(min-width: 900px) 40vw, ${phoneSizes(100)}`
                    : `(min-width: 900px) 25vw, ${phoneSizes(50)}`
                }
                widths={[320, 1200]}
              />
            </div>
            <h3>{place.name}</h3>
            <p>
              {homeCopy.homes(writeNumber(place.homes))}
              {place.withinMiles !== undefined && homeCopy.within(place.withinMiles)}
            </p>
          </AppLink>
        ))}
      </div>
    </Wrap>
  );
}

function Kinds({ kinds }: Pick<HomeData, 'kinds'>) {
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="kinds" data-below="">
      <div className={styles.sectionHead}>
        <Heading level={2} look="d2" id="kinds">
          {homeCopy.kinds}
        </Heading>
      </div>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <AppLink key={kind.title} href={`/search?${kind.query}`}>
            <div className={styles.thumb} data-late="">
              <Picture src={kind.imageUrl} alt="" sizes="4.5rem" widths={[320, 320]} quality={50} />
            </div>
            {showValue(kind.title)}
            <span>{writeNumber(kind.homes)}</span>
          </AppLink>
        ))}
      </div>
    </Wrap>
  );
}

/** The home page: search first, then places and kinds of homes to start from. */
export function Home({ data }: { data: HomeData | null }) {
  const { phone } = useConfig();
  return (
    <>
      <Hero data={data} />
      {data ? (
        <>
          <Destinations destinations={data.destinations} />
          <Kinds kinds={data.kinds} />
        </>
      ) : (
        <Wrap className={styles.section}>
          <p role="status">{homeCopy.notLoaded}</p>
        </Wrap>
      )}
      <section className={styles.trust} aria-label={copy.brand} data-below="">
        <Wrap>
          <ul>
            {homeCopy.trust.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <h2>{title}</h2>
                <p>{text(phone)}</p>
              </li>
            ))}
          </ul>
        </Wrap>
      </section>
    </>
  );
}
