"""The table of the products: colours, form, stamp, ground, scent and arrangement."""

FORMS = {
    'quadratisch': dict(size=(7.0, 7.0), corner=.75, height=2.7, bevel=.42, pillow=.1),
    'laenglich': dict(size=(9.0, 5.2), corner=.8, height=2.5, bevel=.45, pillow=.1),
    'fight-club': dict(size=(8.6, 5.8), corner=1.15, height=3.2, bevel=.6, pillow=.06),
    'bienenwabe': dict(sides=6, apothem=3.75, size=(8.6, 7.5), corner=.6, height=2.8, bevel=.4, pillow=.0),
}

PRODUCTS = {
    'lavendeltraum': dict(
        name='Lavendeltraum', line='Sheabutter · Lavendel', form='quadratisch', scent='lavendel', wrap='carton',
        ground='linen', layout='stack', stamp='lavender', seed=1, second='cut',
        look=dict(light='#E6D9E2', dark='#B7A1CC', deep='#977DB3', contrast=.09, swirl=.36,
                  specks=[(2.6, .1, '#6B5590')])),
    'honigwabe': dict(
        name='Honigwabe', line='Honig · Vanille', form='bienenwabe', scent='honig', wrap='carton',
        ground='wood', layout='lean', stamp='honeycomb', seed=2, second='detail',
        look=dict(kind='honey', light='#DF9A38', dark='#BE741B', deep='#9A5410')),
    'minzmorgen': dict(
        name='Minzmorgen', line='Aloe Vera · Minze', form='laenglich', scent='minze', wrap='band',
        ground='marble', layout='single', stamp='mint', seed=3, second='cut',
        look=dict(light='#BFDAB6', dark='#A6CAA3', deep='#78A381', contrast=.07, accent='#5E9A80',
                  specks=[(3.2, .11, '#4E7A4A')])),
    'jasminbluete': dict(
        name='Jasminblüte', line='Rosa Tonerde · Jasmin', form='quadratisch', scent='jasmin', wrap='bag',
        ground='slate', layout='lean', stamp='blossom', seed=4, second='cut', paper='#F4ECE2',
        look=dict(light='#DFAEAC', dark='#D09596', deep='#B5757D', contrast=.08, swirl=.38)),
    'schwarzer-sandel': dict(
        name='Schwarzer Sandel', line='Aktivkohle · Sandelholz', form='fight-club', scent='sandel', wrap='carton',
        ground='wood-pale', layout='stack', stamp='word', seed=5, second='cut',
        look=dict(light='#33302E', dark='#242221', deep='#C39A62', inlay=.85, depth=.04, rough=.32, contrast=.06,
                  specks=[(2.6, .1, '#8B7B66'), (1.5, .07, '#C4AB82')])),
    'minzglas': dict(
        name='Minzglas', line='Glycerin · Minze', form='quadratisch', scent='minze', wrap='bag',
        ground='marble', layout='clear', stamp='leaf', seed=6, second='detail', paper='#DCE9DE',
        look=dict(kind='clear', light='#9BD8B4', milk='#BFE3CC', shadow='#C4E8D2', density=.09, cloud=.1)),
    'vanillewolke': dict(
        name='Vanillewolke', line='Sheabutter · Vanille', form='laenglich', scent='vanille', wrap='band',
        ground='linen', layout='stack', stamp='vanille', seed=7, second='cut',
        look=dict(light='#EFE1C8', dark='#D8B98A', deep='#CDB286', contrast=.075, swirl=.4, accent='#F3E7D2', paper='#C79F70',
                  specks=[(5, .07, '#4A3020')])),
    'gartenruhe': dict(
        name='Gartenruhe', line='Aloe Vera · Lavendel', form='bienenwabe', scent='lavendel', wrap='carton',
        ground='linen-mint', layout='lean', stamp='sprig-comb', seed=8, second='detail', box='#E4E6D6',
        look=dict(light='#D0DDBD', dark='#BACDA6', deep='#93AC86', contrast=.07,
                  specks=[(2.4, .09, '#77659B'), (3.4, .08, '#7E9A6B')])),
    'goldstueck': dict(
        name='Goldstück', line='Honig · Sandelholz', form='fight-club', scent='sandel', wrap='bag',
        ground='slate', layout='single', stamp='medal', seed=9, second='cut',
        look=dict(kind='honey', light='#DCA850', dark='#BC8230', deep='#96601C', rough=.24, depth=.4)),
    'nachtjasmin': dict(
        name='Nachtjasmin', line='Aktivkohle · Jasmin', form='laenglich', scent='jasmin', wrap='band',
        ground='linen-rose', layout='lean', stamp='night', seed=10, second='detail',
        look=dict(light='#393841', dark='#27272E', deep='#CFC6D6', inlay=.75, depth=.05, rough=.3, contrast=.07, accent='#4A4653',
                  paper='#EFE6DA', specks=[(2.2, .08, '#8D869B')])),
    'wintergruss': dict(
        name='Wintergruß', line='Glycerin · Vanille', form='bienenwabe', scent='winter', wrap='bag',
        ground='wood-dark', layout='clear', stamp='star', seed=11, second='detail', paper='#EFE7DA',
        look=dict(kind='clear', light='#F0CE9A', milk='#F3DFC0', shadow='#F2DDB8', density=.1, cloud=.1)),
}

for slug, product in PRODUCTS.items():
    product['slug'] = slug
