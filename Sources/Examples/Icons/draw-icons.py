from PIL import Image, ImageDraw
S=4; N=120*S
def new(): 
    im=Image.new("L",(N,N),0); return im, ImageDraw.Draw(im)
def save(mask,name,color=(0,0,0)):
    mask=mask.resize((120,120),Image.LANCZOS)
    im=Image.new("RGBA",(120,120),color+(0,)); im.putalpha(mask); im.save(name,optimize=True)
def s(*v): return [x*S for x in v]
# mustache: two lobes with curled tips
im,d=new()
for sx in (1,-1):
    def X(x): return 60+sx*x
    pts=[]
    top=[(0,52),(10,44),(22,42),(34,48),(42,56),(50,58),(54,52),(52,46)]
    bot=[(58,44),(59,56),(52,68),(40,74),(24,74),(10,68),(0,60)]
    d.polygon([(X(x)*S,y*S) for x,y in top+bot],fill=255)
    d.ellipse(sorted([X(2)*S,X(32)*S])[:1]+[42*S]+sorted([X(2)*S,X(32)*S])[1:]+[73*S],fill=255)
save(im,"Mustachify.png")
# reverse: two arrows, one each way
im,d=new()
d.rectangle(s(30,38,100,50),fill=255); d.polygon([(8*S,44*S),(36*S,22*S),(36*S,66*S)],fill=255)
d.rectangle(s(20,72,90,84),fill=255); d.polygon([(112*S,78*S),(84*S,56*S),(84*S,100*S)],fill=255)
save(im,"ReverseString.png")
# link: two rings
import math
im,d=new()
tmp=Image.new("L",(N,N),0); t=ImageDraw.Draw(tmp)
t.rounded_rectangle(s(8,44,66,76),radius=16*S,outline=255,width=10*S)
t.rounded_rectangle(s(54,44,112,76),radius=16*S,outline=255,width=10*S)
im=tmp.rotate(45,resample=Image.BICUBIC)
save(im,"CopyLink.png")
# archive box
im,d=new()
d.rounded_rectangle(s(12,22,108,46),radius=5*S,fill=255)
d.rounded_rectangle(s(18,52,102,102),radius=5*S,fill=255)
d.rounded_rectangle(s(46,62,74,72),radius=4*S,fill=0)
save(im,"Archive.png")
# weibo stand-in: colour, opaque: an orange ground, a speech bubble with an eye
im=Image.new("RGB",(N,N),(250,180,60)); d=ImageDraw.Draw(im)
d.ellipse(s(16,28,104,92),fill=(255,255,255)); d.polygon([(34*S,80*S),(26*S,108*S),(60*S,88*S)],fill=(255,255,255))
d.ellipse(s(40,40,80,80),fill=(215,40,40)); d.ellipse(s(50,46,66,62),fill=(255,255,255))
im.resize((120,120),Image.LANCZOS).quantize(32).convert("RGB").save("Weibo.png",optimize=True)
